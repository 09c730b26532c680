// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { text, upload } from '../../core/kinds/builders.ts';
import { formOf } from '../../core/test-support/formOf.ts';
import { isSubmitting, resumeConversions, UNSENT_PHOTOS } from '../../session/index.ts';
import { profileOf } from '../../session/test-support/openApplication.ts';
import { answering, FAILED, held, variant } from '../../session/test-support/server.ts';
import { cookiesOf } from '../../session/test-support/aHost.ts';
import { aServer } from '../../session/test-support/aServer.ts';
import { aStudent } from '../../session/test-support/aStudent.ts';
import { aVisitor } from '../../session/test-support/aVisitor.ts';
import { renderFor } from '../../session/test-support/renderFor.tsx';
import { Toaster } from '../../ui/index.ts';
import { SubmitButton } from './SubmitButton.tsx';
import { SubmittedRedirect } from './SubmittedRedirect.tsx';

const FORM = formOf(
  text('first_name', { label: 'First name', required: true }),
  upload('resume_doc', { label: 'Résumé', required: false }),
);
const SUBMITTED = { message: { severity: 'success', text: 'Your application was successfully submitted.' } };

interface Settings {
  name?: string;
  defaultRoute?: string;
}

const buttonTo = (defaultRoute?: string) => (
  <>
    <SubmitButton label="Submit Application" defaultRoute={defaultRoute} />
    <SubmittedRedirect />
    <Toaster />
  </>
);

function setUp({ name = 'Jane', defaultRoute }: Settings = {}) {
  const documents = { resume_doc: { file_name: 'cv.docx', status: 'IN_PROGRESS' } } as const;
  const calls = {
    getDocuments: variant('getDocuments', '200:none', { document_answer: documents }),
    saveAnswers: answering('saveAnswers'),
    saveWebStatus: answering('saveWebStatus'),
    postValidations: answering('postValidations'),
    submitApplication: answering('submitApplication'),
    getProfile: profileOf({ status: 'submitted', state: { answers: { first_name: name } } }),
    getConversion: held('getConversion').call,
  };
  const state = { answers: { first_name: name } };
  const student = aStudent({ form: FORM, calls, state, documents });
  return { ...student, calls, ...renderFor(student.sessions, buttonTo(defaultRoute)) };
}

const button = () => screen.getByRole('button', { name: 'Submit Application' });
const press = () => fireEvent.click(button());

describe('the submit button', () => {
  it.each([
    ['navigates to the default route · BTN-07', '/education', '/education'],
    ['stays on the page if no default route is configured · BTN-08', undefined, '/about'],
  ])('when errors remain, %s', async (_, defaultRoute, to) => {
    const { calls, path, state } = setUp({ name: '', defaultRoute });

    press();
    await vi.waitFor(() => expect(state()).toEqual({ focus: 'error-summary' }));

    expect(path()).toBe(to);
    expect(calls.submitApplication).not.toHaveBeenCalled();
  });

  it('ignores further presses while submitting, can be pressed again after a failure, and then navigates to the thank-you page, which confirms the submission · SUB-06, SUB-12, ROUTE-32, TRAP-41, BTN-12', async () => {
    const { calls, thrown, path, state, historyAction, queryClient } = setUp();
    const save = Promise.withResolvers<'200:saved'>();
    calls.saveAnswers.mockReturnValueOnce(save.promise);
    calls.submitApplication.mockReturnValueOnce('500:unexpected');

    press();
    press();
    expect(isSubmitting(queryClient)).toBe(true);
    await vi.waitFor(() => expect(button().getAttribute('aria-busy')).toBe('true'));
    save.resolve('200:saved');
    await vi.waitFor(() => expect(thrown).toHaveBeenCalledExactlyOnceWith(FAILED));
    expect(calls.submitApplication).toHaveBeenCalledOnce();
    expect(isSubmitting(queryClient)).toBe(false);
    press();

    await vi.waitFor(() => expect(path()).toBe('/completion'));
    expect(calls.submitApplication).toHaveBeenCalledTimes(2);
    expect(state()).toEqual(SUBMITTED);
    expect(historyAction()).toBe('REPLACE');
  });

  it('navigates without a dialog if the application has already been submitted · ROUTE-31', async () => {
    const { calls, path, state, thrown } = setUp();
    calls.saveAnswers.mockReturnValueOnce('403:already_submitted');

    press();
    await vi.waitFor(() => expect(path()).toBe('/completion'));

    expect(state()).toEqual(SUBMITTED);
    expect(thrown).not.toHaveBeenCalled();
    expect(calls.submitApplication).not.toHaveBeenCalled();
  });

  it('shows a message instead of submitting until a document is converted · TRAP-62', async () => {
    const { session, queryClient, calls } = setUp();
    resumeConversions(session);

    press();

    expect((await screen.findByRole('alert')).textContent).toContain('until your documents are converted');
    expect(calls.saveAnswers).not.toHaveBeenCalled();
    act(() => queryClient.getMutationCache().clear());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows a message instead of submitting until photos have been sent or removed · DOC-23', async () => {
    const { queryClient, calls } = setUp();
    queryClient.setQueryData([UNSENT_PHOTOS, 'resume_doc'], [{ id: 1 }]);

    press();

    expect((await screen.findByRole('alert')).textContent).toContain('Your photos have not been sent yet.');
    expect(calls.saveAnswers).not.toHaveBeenCalled();
    queryClient.setQueryData([UNSENT_PHOTOS, 'resume_doc'], []);
    act(() => void queryClient.getMutationCache().build(queryClient, {}));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('neither navigates nor blocks the next student if a reply arrives after a log-out · TRAP-24, TRAP-35', async () => {
    const { calls, enter, path } = setUp();
    const save = Promise.withResolvers<'200:saved'>();
    calls.saveAnswers.mockReturnValueOnce(save.promise);
    press();
    await vi.waitFor(() => expect(calls.saveAnswers).toHaveBeenCalledOnce());
    act(() => void enter({ username: 'bob@example.com', state: { answers: { first_name: 'Bob' } } }));

    save.resolve('200:saved');
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(path()).toBe('/about');
    expect(calls.submitApplication).not.toHaveBeenCalled();
    press();

    await vi.waitFor(() => expect(path()).toBe('/completion'));
    expect(calls.submitApplication).toHaveBeenCalledOnce();
  });
});

describe('a visitor’s submit button', () => {
  it('navigates to the sign-up card · BTN-05', async () => {
    const { path } = renderFor(aVisitor({ form: FORM }).sessions, buttonTo());

    press();

    await vi.waitFor(() => expect(path()).toBe('/signup'));
  });

  it('opens the application and asks the student to press again if they have logged in from another tab', async () => {
    const { path, state, historyAction } = renderFor(
      aVisitor({ form: FORM, cookies: cookiesOf('m-1'), calls: aServer() }).sessions,
      buttonTo(),
    );

    press();

    await vi.waitFor(() => expect(historyAction()).toBe('REPLACE'));
    expect(path()).toBe('/about');
    const text = 'You are logged in now. Check your answers, then press “Submit Application” again.';
    expect(state()).toEqual({ message: { severity: 'success', text } });
  });
});
