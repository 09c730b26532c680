// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { text } from '../../core/question/builders.ts';
import { defineForm } from '../../core/question/layout.ts';
import { pageOf } from '../../core/test-support/formOf.ts';
import { endSession } from '../../data/session/endSession.ts';
import { ServerError, UnauthorizedError } from '../../data/test-support/errors.ts';
import { ok } from '../../data/test-support/fakeSdk.ts';
import { renderFor } from '../../data/test-support/renderFor.tsx';
import { studentWith } from '../../data/test-support/studentWith.ts';
import { StepMenu } from './index.ts';

const FORM = defineForm([
  pageOf('about', [
    text('first_name', { label: 'First name' }),
    text('siblings_count', { label: 'Siblings' }),
  ]),
  pageOf('education', []),
  pageOf('final-steps', []),
]);

function setUp(mode: 'student' | 'visitor' = 'student') {
  const calls = { saveAnswers: ok(), postValidations: ok() };
  const student = studentWith({ form: FORM, calls });
  if (mode === 'student') student.enter();
  else {
    student.applicant.access = { mode, token: null };
    student.applicant.store.hydrate({ answers: {}, addAnother: {}, tabs: {} }, {});
  }
  return { ...student, calls, ...renderFor(student.applicant, <StepMenu form={FORM} />) };
}

const step = (name: RegExp) => screen.getByRole('link', { name });
const press = (name = /education/) => fireEvent.click(step(name));
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve)));

describe('the steps', () => {
  afterEach(cleanup);

  it('NAV-04 NAV-05 TRAP-27 TRAP-61 save and validate side by side, and go once both are done', async () => {
    const { applicant, calls, path } = setUp();
    applicant.store.change({ first_name: 'Maya' });
    const [save, check] = [
      Promise.withResolvers<{ message: string }>(),
      Promise.withResolvers<{ message: string }>(),
    ];
    calls.saveAnswers.mockReturnValueOnce(save.promise);
    calls.postValidations.mockReturnValueOnce(check.promise);

    press();
    await vi.waitFor(() => expect(calls.postValidations).toHaveBeenCalledOnce());
    expect(calls.saveAnswers.mock.calls).toEqual([[{ first_name: 'Maya' }, undefined]]);
    check.resolve({ message: 'ok' });
    await settled();
    expect(path()).toBe('/about');
    save.resolve({ message: 'ok' });

    await vi.waitFor(() => expect(path()).toBe('/education'));
  });

  it('TRAP-41 send once for two clicks', async () => {
    const { calls, path } = setUp();

    press();
    press();
    await vi.waitFor(() => expect(path()).toBe('/education'));

    expect(calls.saveAnswers).toHaveBeenCalledOnce();
    expect(calls.postValidations).toHaveBeenCalledOnce();
  });

  it.each(['saveAnswers', 'postValidations'] as const)(
    'NAV-09 stay where %s fails, say so, and work again',
    async (name) => {
      const { calls, onError, path } = setUp();
      const boom = new ServerError('Boom', { status: 500 });
      calls[name].mockRejectedValueOnce(boom);

      press();
      await vi.waitFor(() => expect(onError).toHaveBeenCalledExactlyOnceWith(boom));
      await settled();
      expect(path()).toBe('/about');
      press();

      await vi.waitFor(() => expect(path()).toBe('/education'));
    },
  );

  it('ERR-11 TRAP-52 lead to the login where the session has ended, with no dialog', async () => {
    const { calls, onError, onUnauthorized, path } = setUp();
    calls.saveAnswers.mockRejectedValueOnce(new UnauthorizedError('ended', { status: 401 }));

    press();
    await vi.waitFor(() => expect(onUnauthorized).toHaveBeenCalledOnce());

    expect(onError).not.toHaveBeenCalled();
    expect(path()).toBe('/about');
  });

  it.each([
    ['succeeds', () => ({ message: 'ok' })],
    ['fails', () => Promise.reject(new ServerError('Boom', { status: 500 }))],
  ])('TRAP-24 a slow save that %s leaves whoever has logged out meanwhile alone', async (_, end) => {
    const { applicant, calls, onError, path } = setUp();
    const save = Promise.withResolvers<{ message: string }>();
    calls.saveAnswers.mockReturnValueOnce(save.promise);

    press();
    await vi.waitFor(() => expect(calls.postValidations).toHaveBeenCalledOnce());
    act(() => void endSession(applicant));
    save.resolve(end());
    await settled();

    expect(path()).toBe('/about');
    expect(onError).not.toHaveBeenCalled();
  });

  it('NAV-04 another one pressed while the answers are on their way is the newer wish, and they are sent once', async () => {
    const { calls, path } = setUp();
    const save = Promise.withResolvers<{ message: string }>();
    calls.saveAnswers.mockReturnValueOnce(save.promise);
    const isNext = (name: RegExp) => step(name).className.includes('--next');

    press();
    expect([isNext(/education/), isNext(/final-steps/)]).toEqual([true, false]);
    press(/final-steps/);
    expect([isNext(/education/), isNext(/final-steps/)]).toEqual([false, true]);
    save.resolve({ message: 'ok' });

    await vi.waitFor(() => expect(path()).toBe('/final-steps'));
    expect(calls.saveAnswers).toHaveBeenCalledOnce();
    expect(calls.postValidations).toHaveBeenCalledOnce();
  });

  it('NAV-11 whoever presses the current one again, while another is on its way, stays', async () => {
    const { calls, path } = setUp();
    const save = Promise.withResolvers<{ message: string }>();
    calls.saveAnswers.mockReturnValueOnce(save.promise);

    press();
    press(/about/);
    save.resolve({ message: 'ok' });
    await settled();

    expect(path()).toBe('/about');
    expect(step(/education/).className).not.toContain('--next');
  });

  it('SUB-12 lead nobody away from a submission under way', async () => {
    const { applicant, calls, path } = setUp();
    applicant.isSubmitting.set(true);

    press();
    await settled();

    expect(calls.saveAnswers).not.toHaveBeenCalled();
    expect(path()).toBe('/about');
  });

  it('TRAP-24, TRAP-35 the wish of whoever has logged out does not hold up the next person', async () => {
    const { applicant, calls, enter, path } = setUp();
    calls.saveAnswers.mockReturnValueOnce(new Promise(() => undefined));
    press();
    act(() => {
      endSession(applicant);
      enter();
    });

    press(/final-steps/);

    await vi.waitFor(() => expect(path()).toBe('/final-steps'));
  });

  it('NAV-11 the current one saves and validates, and goes nowhere', async () => {
    const { calls, path } = setUp();
    expect(step(/about/).getAttribute('aria-current')).toBe('step');

    press(/about/);
    await vi.waitFor(() => expect(calls.postValidations).toHaveBeenCalledOnce());
    await settled();

    expect(path()).toBe('/about');
  });

  it.each([
    ['NAV-07 with an answer', ['Maya'], '/signup'],
    ['NAV-08 TRAP-14 without one, be it typed and taken back', ['Maya', ''], '/education'],
  ])('%s a visitor is led to %s', async (_, typed, to) => {
    const { applicant, path } = setUp('visitor');
    for (const first_name of typed) act(() => applicant.store.change({ first_name }));

    press();

    await vi.waitFor(() => expect(path()).toBe(to));
  });

  it('TRAP-14 a 0 is an answer', async () => {
    const { applicant, path } = setUp('visitor');
    act(() => applicant.store.change({ siblings_count: '0' }));

    press();

    await vi.waitFor(() => expect(path()).toBe('/signup'));
  });

  it('NAV-01 a press for another tab is left to the browser', () => {
    const { calls } = setUp();

    expect(fireEvent.click(step(/education/), { ctrlKey: true })).toBe(true);

    expect(calls.saveAnswers).not.toHaveBeenCalled();
  });
});
