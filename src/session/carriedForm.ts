import type { AnswerKey } from '@admission/sdk';
import { type Answers, EMPTY_FORM_STATE, type FormState } from '../core/run/answers/FormState.ts';
import { hasAnyAnswer } from '../core/run/answers/hasAnyAnswer.ts';
import type { FormIndex } from '../core/run/indexForm.ts';
import type { Session } from './Session.ts';

/**
 * Gives what a person without an account has typed, to be carried to the account they make.
 *
 * In a token view that is only what the viewer typed, never the application they look at (TRAP-50).
 */
export function carriedForm(session: Session): FormState | null {
  if (session.kind === 'none') return session.carried;
  if (session.kind !== 'visitor' && session.kind !== 'token') return null;
  const { form } = session;
  const { answers, addAnother, tabs } = form.state;
  const typed = pick(answers, form.unsaved);
  const brought = session.kind === 'token' ? session.carried : null;
  if (!hasAnyAnswer(typed)) return brought;
  if (session.kind === 'visitor') return { answers: typed, addAnother, tabs };
  // What was brought to a token view waits there for the account it is meant for.
  return { ...EMPTY_FORM_STATE, ...brought, answers: { ...brought?.answers, ...typed } };
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
