import type { FormStore } from '../run/answers/FormStore.ts';
import type { Numbers } from '../run/journal/Journal.ts';
import type { Unconfirmed } from '../run/journal/Letters.ts';

/** Reopens a store with the values it shows and the letters that earlier forms left. */
export function takeOver(store: FormStore, left: readonly Unconfirmed[], applied: Numbers = {}): void {
  store.hydrate({ ...store.state, version: store.letters.journal.version, applied }, left);
}
