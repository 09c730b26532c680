import { ConfigurationError } from '../ConfigurationError.ts';
import { checkForm } from './checkForm.ts';
import type { Form } from '../declare/FormNode.ts';
import { indexForm } from '../run/indexForm.ts';

/**
 * Throws a `ConfigurationError` that says everything wrong with a form; a key that no page asks is only logged.
 *
 * For development: import it behind `import.meta.env.VITE_ENVIRONMENT === 'development'`, so that no build
 * carries it and no applicant's page stops at a mistake of ours.
 *
 * @param contractKeys every answer key of the contract.
 */
export function assertForm(form: Form, contractKeys: readonly string[]): void {
  const asked = new Set<string>(indexForm(form).placesOf.keys());
  for (const key of contractKeys)
    if (!asked.has(key)) console.warn(`The question with yupValueKey ${key} does not correlate to a page`);
  const mistakes = checkForm(form, contractKeys);
  if (mistakes.length > 0) throw new ConfigurationError(mistakes.join('\n'));
}
