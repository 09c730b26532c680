import { answersTo } from '../src/core/answers/answersTo.ts';
import type { Answers } from '../src/core/answers/FormState.ts';
import type { FormStore } from '../src/core/run/answers/FormStore.ts';
import { dismiss as dismissEntry } from '../src/core/run/journal/dismiss.ts';
import {
  answerChanges,
  type Change,
  type ToldAnswers,
  type WaitingEdit,
} from '../src/core/run/journal/Journal.ts';

/** An entry of the dialog that lists answers which are not in the application. */
export interface Told {
  readonly answers: Answers;
  readonly reason: string;
  /** The product's own entry. */
  readonly entry: ToldAnswers;
}

/** What a form or a record holds that the server has not confirmed. */
export interface Unsettled {
  readonly changes: readonly Change[];
  /** Changes that something refuses, without a number. They stay in their fields until they are worded differently. */
  readonly waiting: readonly Change[];
  readonly told: readonly Told[];
}

interface Stored {
  readonly changes: readonly Change[];
  readonly waiting: readonly (WaitingEdit & { readonly why?: string })[];
  readonly told: readonly ToldAnswers[];
}

/** Returns the contents of a record. Only this function, `journalOf` and `dismiss` know the product's names for them. */
export const unsettledOf = ({ changes, waiting, told }: Stored): Unsettled => ({
  changes: answerChanges({ changes }).map(withCountry),
  waiting: waiting.filter(({ why }) => why !== 'unleft').map((edit) => withCountry({ ...edit, n: 0 })),
  told: told.map((entry) => ({ answers: entry.answers, reason: entry.reason, entry })),
});

/** Adds the country that a state was chosen under, or the state that stays, because the two count as one answer. */
function withCountry(change: Change): Change {
  const { answers, over } = change;
  const pair = ['birth_country', 'birth_state'] as const;
  if (pair.every((key) => !(key in answers))) return change;
  return { ...change, answers: { ...answersTo(pair, (key) => over[key] ?? ''), ...answers } };
}

export const journalOf = ({ letters }: FormStore): Unsettled => unsettledOf(letters.journal);

/** Removes an entry from the dialog, because the person has used or removed it. */
export const dismiss = (form: FormStore, { entry }: Told): void => dismissEntry(form, entry);

/** Returns whether a field is being filled in that clears others once it is left. */
export const clearsWhenLeft = ({ letters }: FormStore): boolean => letters.unleft !== null;
