import { ConfigurationError } from '../ConfigurationError.ts';
import { checkForm } from './checkForm.ts';
import type { Form } from '../declare/FormNode.ts';
import { indexForm } from '../run/indexForm.ts';

/**
 * Throws a `ConfigurationError` that lists every problem in a form, but only logs keys that no page asks for.
 *
 * For development only: import it behind `import.meta.env.VITE_ENVIRONMENT === 'development'`, so that other builds do
 * not contain it and a configuration mistake never breaks an applicant's page.
 *
 * @param contractKeys every answer key in the contract.
 */
export function assertForm(form: Form, contractKeys: readonly string[]): void {
  const asked = new Set<string>(indexForm(form).placesOf.keys());
  for (const key of contractKeys)
    if (!asked.has(key)) console.warn(`The question with yupValueKey ${key} does not correlate to a page`);
  const mistakes = checkForm(form, contractKeys);
  if (mistakes.length > 0) throw new ConfigurationError(mistakes.join('\n'));
}
