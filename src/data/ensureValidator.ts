import type { FormStore } from '../core/run/answers/FormStore.ts';
import { SCRIPT_DEADLINE_MS, withDeadline } from './withDeadline.ts';

/** Brings the checks, and yup with them, into the store; once. */
export async function ensureValidator(store: FormStore): Promise<void> {
  if (store.canValidate) return;
  const script = import('../core/run/validation/createValidator.ts');
  const { createValidator } = await withDeadline(script, SCRIPT_DEADLINE_MS);
  store.setValidator(createValidator());
}
