import type { Target } from '../findElement.ts';
import type { Scene } from './Journey.ts';
import { PASSWORD } from './Applicants.ts';

export const button = (name: string): Target => ({ role: 'button', name });
export const field = (name: string): Target => ({ role: 'field', name });
export const heading = (name: string): Target => ({ role: 'heading', name });
export const list = (name: string): Target => ({ role: 'combobox', name });
export const box = (name: string): Target => ({ role: 'checkbox', name });
export const link = (name: string): Target => ({ role: 'link', name });

/** Logs in through the card. Ends on a page of the form. */
export async function logIn({ page, email }: Scene): Promise<void> {
  await page.go('/login');
  await page.type(field('Email Address'), email);
  await page.type(field('Password'), PASSWORD);
  await page.press(button('Submit'));
  await page.sees(button('Account'));
}

/** Logs out through the account's panel. Ends on the login card. */
export async function logOut({ page }: Scene): Promise<void> {
  await page.press(button('Account'));
  await page.press({ ...button('Log Out'), within: { role: 'dialog', name: 'Account' } });
  await page.sees(heading('Log In'));
}
