import type { Page } from '../Page.ts';
import { button, field, heading } from './targets.ts';

/** Logs in through the card and waits for a page of the form. */
export async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.go('/login');
  await page.type(field('Email Address'), email);
  await page.type(field('Password'), password);
  await page.press(button('Submit'));
  await page.expectThere(button('Account'));
}

/** Logs out through the account panel and waits for the login card. */
export async function logOut(page: Page): Promise<void> {
  await page.press(button('Account'));
  await page.press({ ...button('Log Out'), within: { role: 'dialog', name: 'Account' } });
  await page.expectThere(heading('Log In'));
}
