import type { AnswerKey } from '@admission/sdk';
import { type Answers, EMPTY_FORM_STATE, type FormState } from '../../core/answers/FormState.ts';
import { hasAnyAnswer } from '../../core/answers/hasAnyAnswer.ts';
import type { FormIndex } from '../../core/question/indexForm.ts';
import type { Applicant } from '../Applicant.ts';

/**
 * What somebody without an account has typed, to be carried to the one they make.
 *
 * In a token view that is only what the viewer typed, never the application they look at (TRAP-50).
 */
export function carriedForm(applicant: Applicant): FormState | null {
  const typed = typedForm(applicant);
  const { carried } = applicant;
  // Brought to a token view, where it waits for the account it is meant for.
  return carried && typed
    ? { ...carried, answers: { ...carried.answers, ...typed.answers } }
    : (typed ?? carried);
}

function typedForm({ access, store }: Applicant): FormState | null {
  if (access?.mode !== 'visitor' && access?.mode !== 'token') return null;
  const { answers, addAnother, tabs } = store.state;
  const typed = pick(answers, store.unsaved);
  if (!hasAnyAnswer(typed)) return null;
  return access.mode === 'token'
    ? { ...EMPTY_FORM_STATE, answers: typed }
    : { answers: typed, addAnother, tabs };
}

/** Leaves out what may only be held in memory: answers shown masked, and documents (TRAP-13). */
export function withoutSensitive(state: FormState, index: FormIndex): FormState {
  const hidden = new Set<AnswerKey>(
    index.questions
      .filter(({ question }) => question.kind === 'sensitive' || question.kind === 'upload')
      .map(({ question }) => question.key),
  );
  const keys = Object.keys(state.answers) as AnswerKey[];
  return { ...state, answers: pick(state.answers, new Set(keys.filter((key) => !hidden.has(key)))) };
}

function pick(answers: Answers, keys: ReadonlySet<AnswerKey>): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([key]) => keys.has(key as AnswerKey)));
}
