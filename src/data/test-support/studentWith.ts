import { vi } from 'vitest';
import type { DocumentAnswers } from '@admission/sdk';
import type { FormState } from '../../core/answers/FormState.ts';
import { EMPTY_FORM_STATE } from '../../core/answers/FormState.ts';
import { indexForm } from '../../core/question/indexForm.ts';
import type { Form } from '../../core/question/FormNode.ts';
import type { Applicant } from '../Applicant.ts';
import { createApplicant } from '../createApplicant.ts';
import { documentsQuery } from '../queries.ts';
import { type FakeCalls, fakeSdk } from './fakeSdk.ts';

interface Settings {
  form: Form;
  calls: FakeCalls;
  state?: Partial<FormState>;
  documents?: DocumentAnswers;
  username?: string;
  serviceToken?: string;
}

/** An applicant whose form has been entered by nobody yet; `enter` does what entering as a student does. */
export function studentWith(settings: Settings) {
  const { form, calls, state, documents = {}, username = 'jane@example.com', serviceToken } = settings;
  const onUnauthorized = vi.fn();
  const onError = vi.fn();
  const applicant = createApplicant({
    sdk: fakeSdk(calls),
    index: indexForm(form),
    onUnauthorized,
    onError,
    serviceToken,
    now: () => new Date('2025-06-01T12:00:00'),
  });
  return {
    applicant,
    onUnauthorized,
    onError,
    enter: () => enterAs(applicant, { ...EMPTY_FORM_STATE, ...state }, documents, username),
  };
}

function enterAs(applicant: Applicant, state: FormState, documents: DocumentAnswers, username: string) {
  applicant.queryClient.setQueryData(documentsQuery(applicant.sdk).queryKey, { document_answer: documents });
  applicant.access = { mode: 'student', token: null };
  applicant.store.hydrate(state);
  applicant.snapshot.set({ username, is_logged_in: true, web_status: 'started' });
}
