import { assertForm } from '../../core/check/assertForm.ts';
import { requireSetting } from '../../core/check/requireSetting.ts';
import { ANSWER_KEYS } from '../../data/sdk.ts';
import { form } from '../../form/form.ts';
import { school } from '../../tenant/chosenTenant.ts';

/**
 * Checks the settings and the form while developing; no build carries it (TRAP-65).
 *
 * @throws ConfigurationError that names what is missing or wrong (ERR-22…24).
 */
export function checkConfiguration(env: Pick<ImportMetaEnv, 'VITE_API_BASE_URL'>): void {
  requireSetting('API base URL', env.VITE_API_BASE_URL);
  requireSetting('School name', school.name);
  requireSetting('School e-mail', school.contact.email);
  requireSetting('School phone', school.contact.phone);
  assertForm(form, ANSWER_KEYS);
}

/** Runs the checks, and shows what they find where the application would be. */
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
