import { EMPTY_ANSWER, type FormState } from './FormState.ts';

/** The answers, counts and tabs that the server does not have; a blank answer is none. */
export function unsavedOf({ answers, addAnother, tabs }: FormState, saved: FormState): FormState {
  return {
    answers: without(answers, saved.answers, EMPTY_ANSWER),
    addAnother: without(addAnother, saved.addAnother),
    tabs: without(tabs, saved.tabs),
  };
}

function without<Value>(
  values: Readonly<Record<string, Value>>,
  saved: Readonly<Record<string, Value>>,
  none?: Value,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(values).filter(([key, value]) => value !== (saved[key] ?? none)));
}
