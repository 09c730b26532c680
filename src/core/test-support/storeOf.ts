import type { Form } from '../declare/FormNode.ts';
import { EMPTY_FORM_STATE, type FormState } from '../answers/FormState.ts';
import { FormStore } from '../run/answers/FormStore.ts';
import { STUDENT_RULES } from '../run/journal/studentRules.ts';
import { indexForm } from '../run/indexForm.ts';
import { createValidator } from '../run/validation/createValidator.ts';
import { TODAY } from './viewOf.ts';

/** Creates a store for a form with saved values. */
export function storeOf(form: Form, saved: Partial<FormState> = {}): FormStore {
  const store = new FormStore(indexForm(form), () => TODAY);
  store.letters.equip(STUDENT_RULES);
  store.hydrate({ ...EMPTY_FORM_STATE, ...saved });
  return store;
}

/** Creates a store that shows its errors. */
export function validatingStoreOf(form: Form, saved?: Partial<FormState>): FormStore {
  const store = storeOf(form, saved);
  store.errors.setValidator(createValidator());
  store.errors.setValidating(true);
  return store;
}
