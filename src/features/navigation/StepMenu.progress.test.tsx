// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { text, upload } from '../../core/kinds/builders.ts';
import { pageOf } from '../../core/test-support/formOf.ts';
import { COLLECT_MS, documentsQuery } from '../../session/index.ts';
import { aStudent } from '../../session/test-support/aStudent.ts';
import { aVisitor } from '../../session/test-support/aVisitor.ts';
import { renderFor } from '../../session/test-support/renderFor.tsx';
import { StepMenu } from './StepMenu.tsx';

const REQUIRED = {
  pages: [
    pageOf('about', [
      text('first_name', { label: 'First name', required: true }),
      text('last_name', { label: 'Last name', required: true }),
      text('siblings_count', { label: 'Siblings' }),
    ]),
    pageOf('education', [upload('resume_doc', { label: 'Résumé', required: true })]),
    pageOf('final-steps', [text('heard_other', { label: 'Where' })]),
  ],
};
const progress = () =>
  screen.getAllByRole('link').map((link) => {
    const [id = ''] = link.getAttribute('aria-describedby')?.split(' ') ?? [];
    return document.getElementById(id)?.textContent;
  });
const collected = () => {
  act(() => {
    vi.advanceTimersByTime(COLLECT_MS);
  });
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
});

it('shows in the description of each step, not in its name, how many required questions are answered · NAV-13', () => {
  renderFor(aVisitor({ form: REQUIRED }).sessions, <StepMenu form={REQUIRED} />);

  expect(progress()).toEqual([
    '0 of 2 required questions answered',
    '0 of 1 required questions answered',
    undefined,
  ]);
  for (const name of ['about', 'education', 'final-steps'])
    expect(screen.getByRole('link', { name })).toBeTruthy();
});

it('updates the count shortly after answers and documents change, without rendering on every keystroke · PROD-06', () => {
  const { sessions, form } = aStudent({ form: REQUIRED });
  const renderings = vi.fn();
  renderFor(
    sessions,
    <Profiler id="menu" onRender={renderings}>
      <StepMenu form={REQUIRED} />
    </Profiler>,
  );
  renderings.mockClear();

  act(() => {
    for (const typed of ['M', 'Ma', 'May']) form.set('first_name', typed);
  });
  expect(renderings).not.toHaveBeenCalled();
  collected();
  expect(progress()[0]).toMatch(/^1 of 2/);
  expect(renderings).toHaveBeenCalledOnce();

  act(() => form.set('first_name', 'Maya'));
  collected();
  expect(renderings).toHaveBeenCalledOnce();
  act(() => form.setDocuments(['resume_doc']));
  collected();
  expect(progress()[1]).toMatch(/^1 of 1/);
});

it('shows no count until the documents are known', () => {
  const { sessions, queryClient, session } = aStudent({ form: REQUIRED });
  queryClient.removeQueries({ queryKey: documentsQuery(session.sdk).queryKey });

  renderFor(sessions, <StepMenu form={REQUIRED} />);

  expect(progress()).toEqual([undefined, undefined, undefined]);
});
