import type { FormStore } from '../run/answers/FormStore.ts';
import { refuse } from '../run/journal/takeApart.ts';

/** Lets all changes of a form wait, because something has refused them. */
export const refuseAll = ({ letters }: FormStore): void =>
  letters.revise((journal) => journal.changes.reduce((sum, change) => refuse(sum, change), journal));
