import { expect, type Page } from '@playwright/test';

/** The dialog that lists answers which were typed here and are not in the application. */
export const toldDialog = (page: Page) =>
  page.getByRole('dialog', { name: 'Some answers typed here are not in your application.' });

/** Expects the dialog to list exactly these answers, each with the reason. */
export async function expectTold(page: Page, ...lines: readonly (string | RegExp)[]): Promise<void> {
  await expect(toldDialog(page).getByRole('listitem')).toContainText(lines);
  await expect(toldDialog(page).getByRole('listitem')).toHaveCount(lines.length);
}
