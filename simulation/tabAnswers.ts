import type { AnswerKey } from '@admission/sdk';
import { type Answers, EMPTY_FORM_STATE } from '../src/core/run/answers/FormState.ts';
import type { StudentSession } from '../src/session/Session.ts';
import { DOCUMENT } from './form.ts';
import type { Tab } from './Tab.ts';

/** A student's unsaved answers. */
export interface Unsaved {
  readonly username: string;
  readonly answers: Answers;
}

/**
 * Returns a tab's unsaved answers: those of its current student, or those kept from a session that has ended.
 */
export function unsavedOf(tab: Tab): Unsaved | null {
  const { student, session } = tab;
  if (student) return { username: student.username, answers: unsavedIn(student) };
  const waiting = 'unsaved' in session ? session.unsaved : null;
  return waiting && { ...waiting, answers: enteredOf(waiting.answers) };
}

/** Returns the unsaved answers in a student's form. */
export const unsavedIn = ({ form }: StudentSession): Answers =>
  // `form.unsaved` takes precedence: it already clears the answers that the entered answer hides.
  enteredOf({ ...form.typed.unsaved, ...form.unsaved.answers });

/** Returns the answers that a tab's form shows. */
export const answersOf = (tab: Tab): Answers =>
  enteredOf((tab.student?.form.state ?? EMPTY_FORM_STATE).answers);

/**
 * Returns the answers that a person entered. The answer to the upload question is left out because it follows
 * from the document; country and state count as one answer (decision 034).
 */
export function enteredOf({ [DOCUMENT]: _, birth_country, birth_state, ...answers }: Answers): Answers {
  if (birth_country === undefined && birth_state === undefined) return answers;
  return { ...answers, birth_country: `${birth_country ?? ''} ${birth_state ?? ''}`.trim() };
}

/** Returns the answers for these keys, with blanks for missing ones. */
export function pick(answers: Answers, keys: readonly string[]): Answers {
  return Object.fromEntries(keys.map((key) => [key, answers[key as AnswerKey] ?? '']));
}
