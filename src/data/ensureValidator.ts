import type { FormStore } from '../core/answers/FormStore.ts';

/** Brings the checks, and yup with them, into the store; once. */
export async function ensureValidator(store: FormStore): Promise<void> {
  if (store.canValidate) return;
  const { createValidator } = await import('../core/validation/createValidator.ts');
  store.setValidator(createValidator());
}
