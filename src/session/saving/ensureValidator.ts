import type { FormStore } from '../../core/run/answers/FormStore.ts';
import { fetchScript } from '../calls/fetchScript.ts';

/**
 * Brings the checks, and yup with them, into the store; once.
 *
 * @throws ScriptError
 */
export async function ensureValidator(store: FormStore): Promise<void> {
  if (store.canValidate) return;
  const { createValidator } = await fetchScript(import('../../core/run/validation/createValidator.ts'));
  store.setValidator(createValidator());
}
