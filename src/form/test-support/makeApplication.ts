import type { Answers } from '../../core/answers/FormState.ts';
import { FormStore } from '../../core/run/answers/FormStore.ts';
import { createValidator } from '../../core/run/validation/createValidator.ts';
import { formIndex } from '../form.ts';
import { first, pickBy } from './answerFor.ts';
import { answerRequired } from './answerRequired.ts';
import { answerShown } from './answerShown.ts';

/** The starting point of an application. */
interface Start {
  /** Answers to give if their question is shown; all others are chosen. */
  readonly answers: Answers;
  readonly counts?: Readonly<Record<string, number>>;
  readonly tabs?: Readonly<Record<string, string>>;
  /** Whether to answer optional questions too. */
  readonly isFull?: boolean;
  readonly today: string;
}

/** Opens an empty form that shows its errors. */
export function validatingStore(today: string): FormStore {
  const store = new FormStore(formIndex, () => today);
  store.hydrate({ answers: {}, addAnother: {}, tabs: {} });
  store.errors.setValidator(createValidator());
  store.errors.setValidating(true);
  return store;
}

/** Fills in an application that can be submitted. Returns what the server stores of it. */
export function makeApplication({ answers: wished, counts = {}, tabs = {}, isFull = false, today }: Start) {
  const store = validatingStore(today);
  for (const [id, tab] of Object.entries(tabs)) store.setTab(id, tab);
  for (const [id, count] of Object.entries(counts)) store.setCount(id, count);
  const pick = isFull ? pickBy(1) : first;
  answerShown(store, { pick, wished, isOnlyWished: !isFull });
  answerRequired(store, pick);
  const answers: Record<string, string> = {};
  const documents: Record<string, { file_name: string; status: 'COMPLETED' }> = {};
  for (const [key, value] of Object.entries(store.state.answers))
    if (value === 'ANSWERED') documents[key] = { file_name: `résumé ${key} (2).pdf`, status: 'COMPLETED' };
    else if (value !== '') answers[key] = value;
  return { answers, documents, add_another: counts, tabs };
}
