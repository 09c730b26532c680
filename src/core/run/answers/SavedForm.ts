import { EMPTY_ANSWER, EMPTY_FORM_STATE, type FormState, layOver } from './FormState.ts';

/** Says whether there is any answer, count or tab. */
export const hasAny = (values: object): boolean => Object.keys(values).length > 0;

/** Knows what the server has of a form. */
export class SavedForm {
  #state = EMPTY_FORM_STATE;

  get state(): FormState {
    return this.#state;
  }

  replace(state: FormState): void {
    this.#state = state;
  }

  /** Notes what the server has been told. */
  note(told: Partial<FormState>): void {
    this.#state = layOver(this.#state, told);
  }

  /** The answers, counts and tabs that the server does not have; a blank answer is none. */
  unsavedOf({ answers, addAnother, tabs }: FormState): FormState {
    return {
      answers: without(answers, this.#state.answers, EMPTY_ANSWER),
      addAnother: without(addAnother, this.#state.addAnother),
      tabs: without(tabs, this.#state.tabs),
    };
  }
}

function without<Value>(
  values: Readonly<Record<string, Value>>,
  saved: Readonly<Record<string, Value>>,
  none?: Value,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(values).filter(([key, value]) => value !== (saved[key] ?? none)));
}
