import type { FormStore } from '../answers/FormStore.ts';
import type { ToldAnswers } from './Journal.ts';

/** Forgets answers that gave way. */
export const dismiss = ({ letters }: FormStore, told: ToldAnswers): void =>
  letters.adopt({ ...letters.journal, told: letters.journal.told.filter((each) => each !== told) });
