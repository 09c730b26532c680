import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { EVERYTHING_OPEN } from '../support/everythingOpen.ts';
import { findMisfits, setTextSize } from '../support/layout.ts';
import { openForm } from '../support/student.ts';

/**
 * The words that stand on two lines. A break after a hyphen breaks none, but after a single letter, as in 'e-mail';
 * an address may be longer than a line.
 */
function findBrokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element?.checkVisibility() || element.closest('script, style, .app-visually-hidden')) continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\b\p{L}-\p{L}+|[^\s-]+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1 && !word.includes('@')) broken.push(`${word} in '${node.textContent ?? ''}'`);
      }
    }
    return broken;
  });
}

/** Opens a page of the form on a phone, with all it can show. */
async function openOnPhone(
  page: Page,
  email: string,
  path: '/about' | '/education' | '/final-steps' | '/completion',
): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  const isDone = path === '/completion';
  await openForm(page, email, isDone ? '/final-steps' : path, {
    ...EVERYTHING_OPEN,
    status: isDone ? 'submitted' : 'validating',
  });
  await expect(page).toHaveURL(path);
}

for (const path of ['/about', '/education', '/final-steps', '/completion'] as const)
  test(`on a phone with text of twice the size ${path} does not scroll sideways, and no word is broken · WCAG 1.4.4`, async ({
    page,
    newEmail,
  }) => {
    await openOnPhone(page, newEmail(), path);
    await setTextSize(page, 32);

    expect.soft((await findMisfits(page)).filter((misfit) => misfit.startsWith('scrolls'))).toEqual([]);
    expect(await findBrokenWords(page)).toEqual([]);
  });

for (const path of ['/about', '/education', '/final-steps', '/completion'] as const)
  test(`on a phone with a style sheet of 200 % ${path} does not scroll sideways, and everything in its head lies on the screen · WCAG 1.4.4`, async ({
    page,
    newEmail,
  }) => {
    await openOnPhone(page, newEmail(), path);
    // No media query knows of it.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('html { font-size: 200% }');
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    });

    const misfits = await findMisfits(page);
    expect(misfits.filter((misfit) => misfit.startsWith('scrolls'))).toEqual([]);
    const edges = await page
      .locator('header button, nav a')
      .evaluateAll((controls) => controls.map((control) => control.getBoundingClientRect().right));
    expect(edges.length).toBeGreaterThan(0);
    expect(Math.max(...edges)).toBeLessThanOrEqual(390);
  });
