import type { FormStore } from '../../core/run/answers/FormStore.ts';
import { fetchScript } from '../calls/fetchScript.ts';

/**
 * Loads the validator with yup and installs it in the store, once.
 *
 * @throws ScriptError if the script fails to load.
 */
export async function ensureValidator(store: FormStore): Promise<void> {
  if (store.errors.canValidate) return;
  const { createValidator } = await fetchScript(import('../../core/run/validation/createValidator.ts'));
  store.errors.setValidator(createValidator());
}
