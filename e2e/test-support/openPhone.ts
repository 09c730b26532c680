import {
  type BrowserContext,
  type BrowserContextOptions,
  devices,
  expect,
  type LaunchOptions,
} from '@playwright/test';
import { logIn } from './account.ts';
import { handOf, press } from './controls.ts';
import { documentRow } from './files.ts';
import type { Phone } from './finishByPhone.ts';
import { openBrowser } from './openBrowser.ts';
import { step } from './student.ts';

/** Opens a 390 px wide browser on a profile folder. */
export async function openPhone(
  profile: string,
  options: LaunchOptions & BrowserContextOptions,
  watch: (context: BrowserContext) => void,
): Promise<Phone> {
  const { page, kill } = await openBrowser(profile, {
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    ...options,
  });
  watch(page.context());
  return {
    hand: handOf(page),
    logIn: (email, password) => logIn(page, email, password),
    openStep: (name) => press(step(page, name)),
    choosePhotos: (document, paths) =>
      documentRow(page, document).locator('input[type=file][multiple]').setInputFiles(paths),
    holds: (label, value) => expect(page.getByLabel(label)).toHaveValue(value, { timeout: 20_000 }),
    reads: (text) => expect(page.getByText(text).first()).toBeVisible({ timeout: 30_000 }),
    run: (script) => page.evaluate(script),
    kill,
  };
}
