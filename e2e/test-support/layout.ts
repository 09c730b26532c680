import type { Page } from '@playwright/test';
import { findOutside } from '../../src/app/test-support/layout.ts';

/** The widths of phones, and the text sizes in percent, at which everything must stay in the window. */
const PHONES = [320, 360, 390, 430];
const SIZES = Array.from({ length: 11 }, (_, step) => 100 + step * 10);

/** Lists what is outside the window of any phone at any text size, each with the first place where it is. */
export async function findOutsideOfPhones(
  page: Page,
  enlarge: (percent: number) => Promise<unknown>,
): Promise<string[]> {
  const found = new Map<string, string>();
  for (const width of PHONES) {
    await page.setViewportSize({ width, height: 844 });
    for (const size of SIZES) {
      await enlarge(size);
      for (const outside of await page.evaluate(findOutside))
        if (!found.has(outside)) found.set(outside, `at ${String(width)} px and ${String(size)} %`);
    }
  }
  await enlarge(100);
  return [...found].map((each) => each.join(' '));
}

/** Enlarges text as a user style sheet does, without affecting media queries. */
export const enlargeByStyle = (page: Page) => (percent: number) =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = `${String(size)}%`;
  }, percent);

/** Sets the browser's default text size in px; the usual size is 16. */
export async function setTextSize(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: size } });
  await session.detach();
}
