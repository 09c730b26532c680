import { answersTo, keysOf } from '../../answers/answersTo.ts';
import type { Answers } from '../../answers/FormState.ts';
import type { FormStore } from '../answers/FormStore.ts';
import type { JournalSave } from './Journal.ts';

/**
 * Returns all answers, as a requested save sends them: the server's as they came, with the save's changes over them.
 * Keys that the form does not know are left out, because the server would reject them, and so are the marks of
 * documents that this form has neither added nor removed (NAV-04).
 */
export function wholeOf({ index, letters }: FormStore, { answers }: JournalSave): Answers {
  const { saved } = letters.journal;
  const keys = keysOf(saved).filter((key) => index.placesOf.has(key) && !index.uploadKeys.includes(key));
  return { ...answersTo(keys, (key) => saved[key]), ...answers, ...letters.ownMarks };
}
