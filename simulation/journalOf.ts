import type { Answers } from '../src/core/run/answers/FormState.ts';
import type { FormStore } from '../src/core/run/answers/FormStore.ts';
import type { Change } from '../src/core/run/journal/Journal.ts';
import type { Unconfirmed } from '../src/core/run/journal/Letters.ts';

/** An entry of the dialog that lists answers which were typed but are not in the application. */
export interface Told {
  readonly answers: Answers;
  readonly reason?: string;
  /** The product's own entry. */
  readonly entry: Answers;
}

/** What a form or a record holds that the server has not confirmed. */
export interface Unsettled {
  readonly changes: readonly Change[];
  /** Changes that something refuses. They stay in their fields until they are worded differently. */
  readonly waiting: readonly Change[];
  readonly told: readonly Told[];
}

/** Returns what a record holds. With `journalOf` and `dismiss`, the only place that knows the product's names for it. */
export const unsettledOf = ({ changes, setAside }: Pick<Unconfirmed, 'changes' | 'setAside'>): Unsettled => ({
  changes,
  waiting: [],
  told: setAside.map((answers) => ({ answers, entry: answers })),
});

export const journalOf = ({ letters }: FormStore): Unsettled => unsettledOf(letters.journal);

/** Removes an entry from the dialog, because the person has used or removed it. */
export const dismiss = ({ letters }: FormStore, { entry }: Told): void => letters.dismiss(entry);
