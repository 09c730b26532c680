import type { Answers } from '../answers/FormState.ts';
import type { FormStore } from '../run/answers/FormStore.ts';
import { wholeOf } from '../run/journal/wholeOf.ts';

/** Begins a requested save, and returns all answers that it contains. */
export const sentBy = (store: FormStore): Answers => wholeOf(store, store.letters.send());
