import { expect, type Page } from '@playwright/test';
import { press, write } from './controls.ts';
import type { Outbox } from './openOutbox.ts';

/** A password that meets every requirement. */
export const PASSWORD = 'Correct-Horse-7-Battery';

/** Signs up through the card and waits for the confirm card. */
export async function createAccount(page: Page, email: string): Promise<void> {
  if (!page.url().endsWith('/signup')) await page.goto('/signup');
  await write(page.getByLabel('Email Address'), email);
  await write(page.getByLabel('Password', { exact: true }), PASSWORD);
  await press(page.getByRole('button', { name: 'Submit' }));
  await expect(page.getByRole('heading', { name: 'Confirm Your Account' })).toBeVisible();
}

/** Creates an account through the cards: sign-up, code from the outbox, confirmation. Ends on the login card. */
export async function signUp(page: Page, outbox: Outbox, email: string): Promise<void> {
  await createAccount(page, email);
  const { code } = await outbox.newest(email);
  expect(code).toMatch(/^\d{6}$/);
  await write(page.getByLabel('Confirmation Code'), code);
  await press(page.getByRole('button', { name: 'Submit' }));
  await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
}

/** Logs in through the card. */
export async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  if (!page.url().endsWith('/login')) await page.goto('/login');
  await write(page.getByLabel('Email Address'), email);
  await write(page.getByLabel('Password', { exact: true }), password);
  await press(page.getByRole('button', { name: 'Submit' }));
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
}
