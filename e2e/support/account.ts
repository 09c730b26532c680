import { expect, type Page } from '@playwright/test';
import type { Outbox } from '../fixtures.ts';

/** A password that meets every rule. */
export const PASSWORD = 'Correct-Horse-7-Battery';

/** Makes an account through the cards: sign up, code from the outbox, confirm. Ends on the login card. */
export async function signUp(page: Page, outbox: Outbox, email: string): Promise<void> {
  if (!page.url().endsWith('/signup')) await page.goto('/signup');
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { name: 'Confirm Your Account' })).toBeVisible();
  const { code } = await outbox.newest(email);
  await page.getByLabel('Confirmation Code').fill(code);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
}

/** Logs in through the card. */
export async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  if (!page.url().endsWith('/login')) await page.goto('/login');
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
}
