// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { text } from '../../core/kinds/builders.ts';
import { pageOf } from '../../core/test-support/formOf.ts';
import { OwnerDoubtError, runMutation, SUBMISSIONS } from '../../session/index.ts';
import { answering, FAILED } from '../../session/test-support/server.ts';
import { cookiesOf } from '../../session/test-support/aHost.ts';
import { aServer } from '../../session/test-support/aServer.ts';
import { aStudent } from '../../session/test-support/aStudent.ts';
import { aVisitor } from '../../session/test-support/aVisitor.ts';
import { renderFor } from '../../session/test-support/renderFor.tsx';
import { PageButton } from './PageButton.tsx';
import { StepMenu } from './StepMenu.tsx';

const FORM = {
  pages: [
    pageOf('about', [
      text('first_name', { label: 'First name' }),
      text('siblings_count', { label: 'Siblings' }),
    ]),
    pageOf('education', []),
    pageOf('final-steps', []),
  ],
};
const STEPS = (
  <>
    <StepMenu form={FORM} />
    <PageButton action={{ action: 'saveAndContinue', label: 'Next', to: '/education' }} />
  </>
);

function aStudentAtTheSteps() {
  const calls = { saveAnswers: answering('saveAnswers'), postValidations: answering('postValidations') };
  const student = aStudent({ form: FORM, calls });
  student.form.change({ first_name: 'Maya' });
  return { ...student, calls, ...renderFor(student.sessions, STEPS) };
}

/** Holds back the reply to a save until the test releases it. */
function holdSave({ saveAnswers }: ReturnType<typeof aStudentAtTheSteps>['calls']) {
  const save = Promise.withResolvers<'200:saved' | '500:unexpected'>();
  saveAnswers.mockReturnValueOnce(save.promise);
  return save;
}

/** Starts a submission that never completes. */
function submit({ queryClient }: ReturnType<typeof aStudentAtTheSteps>) {
  const submission = { mutationKey: SUBMISSIONS, mutationFn: () => new Promise(() => undefined) };
  act(() => void runMutation(queryClient, submission, undefined));
}

const step = (name: RegExp) => screen.getByRole('link', { name });
const press = (name = /education/) => fireEvent.click(step(name));
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve)));

describe('the step menu', () => {
  it('saves and validates in parallel, and replaces the history entry once both are done · NAV-02, NAV-04, NAV-05, TRAP-27, TRAP-61', async () => {
    const { calls, path, historyAction } = aStudentAtTheSteps();
    const save = holdSave(calls);
    const check = Promise.withResolvers<'200:valid'>();
    calls.postValidations.mockReturnValueOnce(check.promise);

    press();
    await vi.waitFor(() => expect(calls.postValidations).toHaveBeenCalledOnce());
    expect(calls.saveAnswers.mock.calls[0]?.[0]).toEqual({ first_name: 'Maya' });
    check.resolve('200:valid');
    await settled();
    expect(path()).toBe('/about');
    save.resolve('200:saved');

    await vi.waitFor(() => expect(path()).toBe('/education'));
    expect(historyAction()).toBe('REPLACE');
  });

  it.each(['saveAnswers', 'postValidations'] as const)(
    'stays on the page when %s fails, throws the error once, and works on the next press · NAV-09, NAV-12',
    async (name) => {
      const { calls, thrown, path, form } = aStudentAtTheSteps();
      calls[name].mockReturnValueOnce('500:unexpected');

      press();
      await vi.waitFor(() => expect(thrown).toHaveBeenCalledExactlyOnceWith(FAILED));
      await settled();
      expect(path()).toBe('/about');
      expect(form.answer('first_name')).toBe('Maya');
      press();

      await vi.waitFor(() => expect(path()).toBe('/education'));
      expect(thrown).toHaveBeenCalledOnce();
    },
  );

  it('throws a failure only once when several presses wait for the save, and does not navigate · NAV-09', async () => {
    const made = aStudentAtTheSteps();
    const save = holdSave(made.calls);

    press();
    await settled();
    press(/final-steps/);
    save.resolve('500:unexpected');

    await vi.waitFor(() => expect(made.thrown).toHaveBeenCalled());
    await settled();
    expect(made.thrown).toHaveBeenCalledExactlyOnceWith(FAILED);
    expect(made.path()).toBe('/about');
  });

  it('opens the step that was clicked last and saves the answers only once · NAV-04', async () => {
    const made = aStudentAtTheSteps();
    const save = holdSave(made.calls);
    const isNext = (name: RegExp) => step(name).className.includes('--next');

    press();
    await vi.waitFor(() => expect([isNext(/education/), isNext(/final-steps/)]).toEqual([true, false]));
    press(/final-steps/);
    await vi.waitFor(() => expect([isNext(/education/), isNext(/final-steps/)]).toEqual([false, true]));
    save.resolve('200:saved');

    await vi.waitFor(() => expect(made.path()).toBe('/final-steps'));
    expect(made.calls.saveAnswers).toHaveBeenCalledOnce();
    expect(made.calls.postValidations).toHaveBeenCalledOnce();
  });

  it('on arrival, saves the answers typed during the navigation · NAV-04', async () => {
    const made = aStudentAtTheSteps();
    const save = holdSave(made.calls);

    press();
    await settled();
    act(() => made.form.set('siblings_count', '2'));
    save.resolve('200:saved');

    await vi.waitFor(() => expect(made.calls.saveAnswers).toHaveBeenCalledTimes(2));
    expect(made.calls.saveAnswers.mock.calls[1]?.[0]).toMatchObject({ siblings_count: '2' });
    expect(made.path()).toBe('/education');
  });

  it.each([
    ['the current step is pressed · NAV-11', () => press(/about/)],
    ['Submit is pressed · SUB-12', submit],
  ])('cancels its pending navigation when %s', async (_, cancel) => {
    const made = aStudentAtTheSteps();
    const save = holdSave(made.calls);

    press();
    await vi.waitFor(() => expect(step(/education/).className).toContain('--next'));
    cancel(made);
    await vi.waitFor(() => expect(step(/education/).className).not.toContain('--next'));
    save.resolve('200:saved');
    await settled();

    expect(made.path()).toBe('/about');
  });

  it('shows progress on both the step and the button with the same target, and ignores further presses; the button adds a history entry · NAV-02, TRAP-41', async () => {
    const made = aStudentAtTheSteps();
    const save = holdSave(made.calls);
    const button = screen.getByRole('button', { name: 'Next' });

    fireEvent.click(button);
    await vi.waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
    expect(step(/education/).className).toContain('--next');
    press();
    fireEvent.click(button);
    save.resolve('200:saved');

    await vi.waitFor(() => expect(made.path()).toBe('/education'));
    expect(made.historyAction()).toBe('PUSH');
    expect(made.calls.saveAnswers).toHaveBeenCalledOnce();
  });

  it('does not navigate while a submission is in progress · SUB-12', async () => {
    const made = aStudentAtTheSteps();
    submit(made);

    press();
    await settled();

    expect(made.calls.saveAnswers).not.toHaveBeenCalled();
    expect(made.path()).toBe('/about');
  });

  it('marks the current step for assistive tech, and saves and validates without navigating when it is pressed · NAV-11, PROD-11', async () => {
    const { calls, path } = aStudentAtTheSteps();
    expect(step(/about/).getAttribute('aria-current')).toBe('step');
    expect(step(/education/).getAttribute('aria-current')).toBeNull();

    press(/about/);
    await vi.waitFor(() => expect(calls.postValidations).toHaveBeenCalledOnce());
    await settled();

    expect(path()).toBe('/about');
  });

  it('lets the browser handle a click that opens another tab · NAV-01', async () => {
    const { calls } = aStudentAtTheSteps();

    expect(fireEvent.click(step(/education/), { ctrlKey: true })).toBe(true);
    await settled();

    expect(calls.saveAnswers).not.toHaveBeenCalled();
  });
});

function aVisitorAtTheSteps(cookies = '', calls = {}) {
  const visitor = aVisitor({ form: FORM, cookies, calls });
  return { ...visitor, ...renderFor(visitor.sessions, <StepMenu form={FORM} />) };
}

describe('a visitor’s step menu', () => {
  it.each([
    ['to the sign-up card if there is an answer · NAV-07', { first_name: ['Maya'] }, '/signup'],
    ['to the sign-up card if the answer is 0 · TRAP-14', { siblings_count: ['0'] }, '/signup'],
    [
      'to the step if there is no answer, even if one was typed and removed · NAV-08, TRAP-14',
      { first_name: ['Maya', ''] },
      '/education',
    ],
  ])('navigates %s', async (_, typed, to) => {
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

  it('leaves the question whose session it is to the pressed step, and saves nothing · API-02', async () => {
    const calls = aServer({ lastPage: '/about' });
    const { form, sessions, path } = aVisitorAtTheSteps(cookiesOf('m-1'), calls);
    vi.spyOn(sessions, 'open').mockRejectedValueOnce(new OwnerDoubtError('eve@example.com', 'tag', 'm-1'));
    act(() => form.change({ first_name: 'Maya' }));

    press();

    await vi.waitFor(() => expect(path()).toBe('/education'));
    expect(calls.saveAnswers).not.toHaveBeenCalled();
  });
});
