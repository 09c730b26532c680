import type { Browser, Page } from '@playwright/test';
import { logIn } from './account.ts';
import { SEED_PASSWORD } from './student.ts';

/** Opens a seeded student's form on a second device. */
export async function openDevice(
  browser: Browser,
  email: string,
  baseURL: string | undefined,
): Promise<Page> {
  const page = await (await browser.newContext({ baseURL, locale: 'en-US' })).newPage();
  await logIn(page, email, SEED_PASSWORD);
  return page;
}
