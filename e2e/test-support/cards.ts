import type { Locator, Page } from '@playwright/test';
export const field = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true });
export const submitButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Submit', exact: true });
export const resendButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Resend confirmation code?' });
/** The heading of a card; wait for it before using controls that other cards also have. */
export const cardHeading = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 1, name, exact: true });
/** Finds a toast by its label, because its role depends on its severity. */
export const toast = (page: Page, label: string): Locator => page.locator(`[role][aria-label="${label}"]`);

/** Fills in the fields of a card, found by their labels. */
export async function fillCard(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await field(page, label).fill(value);
}
