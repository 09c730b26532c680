// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { text } from '../../core/kinds/builders.ts';
import { pageOf } from '../../core/test-support/formOf.ts';
import { answering } from '../../session/test-support/server.ts';
import { cookiesOf } from '../../session/test-support/aHost.ts';
import { aServer } from '../../session/test-support/aServer.ts';
import { aVisitor } from '../../session/test-support/aVisitor.ts';
import { renderFor } from '../../session/test-support/renderFor.tsx';
import { StepMenu } from './StepMenu.tsx';

const FORM = {
  pages: [
    pageOf('about', [
      text('first_name', { label: 'First name' }),
      text('siblings_count', { label: 'Siblings' }),
    ]),
    pageOf('education', []),
  ],
};

function aVisitorAtTheSteps(cookies = '', calls = {}) {
  const visitor = aVisitor({ form: FORM, cookies, calls });
  return { ...visitor, ...renderFor(visitor.sessions, <StepMenu form={FORM} />) };
}

const press = () => fireEvent.click(screen.getByRole('link', { name: /education/ }));

describe('the step menu of a visitor', () => {
  it.each([
    ['if there is an answer · NAV-07', { first_name: ['Maya'] }, '/signup'],
    ['if the answer is 0 · TRAP-14', { siblings_count: ['0'] }, '/signup'],
    [
      'if there is no answer, even if one was typed and removed · NAV-08, TRAP-14',
      { first_name: ['Maya', ''] },
      '/education',
    ],
  ])('navigates to the right page %s', async (_, typed, to) => {
    const { form, path } = aVisitorAtTheSteps();
    for (const [key, values] of Object.entries(typed))
      for (const value of values) act(() => form.change({ [key]: value }));

    press();

    await vi.waitFor(() => expect(path()).toBe(to));
  });

  it('navigates to the pressed step as a student if a session has been opened in another tab · ROUTE-23', async () => {
    const calls = { ...aServer({ lastPage: '/about' }), postValidations: answering('postValidations') };
    const { form, now, path } = aVisitorAtTheSteps(cookiesOf('m-1'), calls);
    act(() => form.change({ first_name: 'Maya' }));

    press();

    await vi.waitFor(() => expect(path()).toBe('/education'));
    expect(now()).toMatchObject({ kind: 'student', hasChangedPage: true });
    expect(calls.postValidations).toHaveBeenCalledOnce();
    expect(calls.saveAnswers.mock.calls.at(-1)?.[0]).toMatchObject({ first_name: 'Maya' });
  });
});
