import { EMPTY_FORM_STATE, type FormState } from '../../core/answers/FormState.ts';
import { hasAnyAnswer } from '../../core/run/answers/hasAnyAnswer.ts';
import type { CarriedOver, Session } from '../Session.ts';

/** Returns the data that outlives a session. */
export function carriedOver(session: Session): CarriedOver {
  const hasUnsaved = session.kind === 'student' ? session.form.hasUnsaved : session.hasUnsaved;
  return { carried: carriedForm(session), hasUnsaved };
}

/**
 * Returns the answers of a visitor or token viewer, to be carried into an account.
 *
 * From a token view, includes the viewer's own input, never the application on view (TRAP-50).
 */
export function carriedForm(session: Session): FormState | null {
  if (session.kind === 'none') return session.carried;
  if (session.kind !== 'visitor' && session.kind !== 'token') return null;
  const typed = session.form.unsaved;
  const carried = session.kind === 'token' ? session.carried : null;
  if (!hasAnyAnswer(typed.answers)) return carried;
  if (session.kind === 'visitor') return typed;
  // Answers carried into a token view are still meant for an account, so they are kept.
  return { ...EMPTY_FORM_STATE, ...carried, answers: { ...carried?.answers, ...typed.answers } };
}
