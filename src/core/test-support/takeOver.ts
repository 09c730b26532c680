import type { FormStore } from '../run/answers/FormStore.ts';
import type { Numbers } from '../run/journal/Journal.ts';
import type { Unconfirmed } from '../run/journal/takeOver.ts';

/** Nothing unconfirmed. */
export const NOTHING_LEFT: Unconfirmed = {
  changes: [],
  waiting: [],
  told: [],
  masked: [],
  names: {},
  hadAnswers: false,
};

/** Reopens a store with the values it shows and the letters that earlier forms left. */
export function takeOver(
  store: FormStore,
  left: readonly Partial<Unconfirmed>[],
  applied: Numbers = {},
): void {
  const whole = left.map((each) => ({ ...NOTHING_LEFT, ...each }));
  store.hydrate({ ...store.state, version: store.letters.journal.version, applied }, whole);
}
