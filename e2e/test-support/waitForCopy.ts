import { expect, type Locator, type Page } from '@playwright/test';
import { patience } from './patience.ts';

/**
 * Waits on the thank-you page until the PDF copy can be downloaded, and returns its link.
 * The page then stops polling, so no poll can overlap a later log-out.
 */
export async function waitForCopy(page: Page): Promise<Locator> {
  const link = page.getByRole('link', { name: 'Download a PDF copy of your application' });
  await expect(link).toBeVisible(patience(30_000));
  return link;
}
