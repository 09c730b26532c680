import { assertForm } from '../../core/check/assertForm.ts';
import { ConfigurationError } from '../../core/ConfigurationError.ts';
import { ANSWER_KEYS } from '../../session/index.ts';
import { form } from '../../form/form.ts';
import { school } from '../../tenant/chosenTenant.ts';

/** Checks the settings and the form, in development only. @throws ConfigurationError that names what is wrong. */
export function checkConfiguration(env: Pick<ImportMetaEnv, 'VITE_API_BASE_URL'>): void {
  const settings = {
    'API base URL': env.VITE_API_BASE_URL,
    'School name': school.name,
    'School email': school.contact.email,
    'School phone': school.contact.phone,
  };
  for (const [item, value] of Object.entries(settings))
    if (!value) throw new ConfigurationError(`WARNING- MISSING CONFIGURATION: ${item}`);
  assertForm(form, ANSWER_KEYS);
}

/** Runs the checks. If one fails, shows its error in place of the application and rethrows it. */
export function checkOrShow(root: HTMLElement, env: Parameters<typeof checkConfiguration>[0]): void {
  try {
    checkConfiguration(env);
  } catch (error) {
    const text = document.createElement('pre');
    text.setAttribute('role', 'alert');
    text.textContent = error instanceof Error ? error.message : String(error);
    root.replaceChildren(text);
    throw error;
  }
}
