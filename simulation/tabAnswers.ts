import type { AnswerKey } from '@admission/sdk';
import { type Answers, EMPTY_FORM_STATE } from '../src/core/run/answers/FormState.ts';
import { DOCUMENT } from './form.ts';
import type { Tab } from './Tab.ts';

/** What a student has entered that is not on the server. */
export interface Unsaved {
  readonly username: string;
  readonly answers: Answers;
}

/** What a tab holds that is not on the server: of its student, or handed over for them. */
export function unsavedOf(tab: Tab): Unsaved | null {
  const { student, session } = tab;
  if (student) {
    const { username, form } = student;
    // What hides the field being filled in clears it as it is left.
    return { username, answers: enteredOf({ ...form.typed.unsaved, ...form.unsaved.answers }) };
  }
  const waiting = 'unsaved' in session ? session.unsaved : null;
  return waiting && { ...waiting, answers: enteredOf(waiting.answers) };
}

/** What a tab shows of its form. */
export const answersOf = (tab: Tab): Answers =>
  enteredOf((tab.student?.form.state ?? EMPTY_FORM_STATE).answers);

/**
 * What a person has entered of some answers. That of an upload question follows from its document; a country and its
 * state are one answer (decision 034).
 */
export function enteredOf({ [DOCUMENT]: _, birth_country, birth_state, ...answers }: Answers): Answers {
  if (birth_country === undefined && birth_state === undefined) return answers;
  return { ...answers, birth_country: `${birth_country ?? ''} ${birth_state ?? ''}`.trim() };
}

/** Some of the answers; a blank where there is none. */
export function pick(answers: Answers, keys: readonly string[]): Answers {
  return Object.fromEntries(keys.map((key) => [key, answers[key as AnswerKey] ?? '']));
}
