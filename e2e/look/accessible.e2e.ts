import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { EVERYTHING_OPEN } from '../test-support/seeds.ts';
import {
  enlargeByStyle,
  findMisfits,
  findOutsideOfPhones,
  findSmallTargets,
  setTextSize,
} from '../test-support/layout.ts';
import { runAxe } from '../test-support/runAxe.ts';
import { openForm } from '../test-support/student.ts';

/**
 * Lists words that break across two lines. Breaks after a hyphen are fine, except after a single letter, as in
 * 'e-mail'. E-mail addresses and file names may be longer than a line.
 */
function findBrokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const isNoWord = element?.closest('script, style, .app-visually-hidden, [translate=no]');
      if (!element?.checkVisibility() || isNoWord) continue;
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

/**
 * Waits for the heading font, which loads once a page is interactive. Otherwise the fallback font would be
 * measured.
 */
const waitForHeadings = (page: Page) =>
  page.waitForFunction(() => document.fonts.check("600 1em 'Bricolage Grotesque Variable'"));

const PATHS = ['/signup', '/about', '/education', '/final-steps', '/completion'] as const;

/** Opens a page on a phone: a card with its errors, or a page of the form with every section open. */
async function openOnPhone(page: Page, email: string, path: (typeof PATHS)[number]): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  if (path === '/signup') {
    await page.goto(path);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('2 fields need another look')).toBeVisible();
  } else {
    const isDone = path === '/completion';
    await openForm(page, email, isDone ? '/final-steps' : path, {
      ...EVERYTHING_OPEN,
      status: isDone ? 'submitted' : 'validating',
    });
    await expect(page).toHaveURL(path);
  }
  await waitForHeadings(page);
}

/** Enlarges text as a user style sheet does, without affecting media queries. */
const enlarge = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });

for (const path of PATHS)
  test(`on a phone, ${path} passes axe, fits the window and has touch targets that are large enough; with text at 110 to 200 %, everything stays in the windows of phones; at 200 %, it neither scrolls sideways nor breaks words, and its header and account panel stay on screen · FORM-01, AUTH-43, WCAG 1.4.4${path === '/signup' || path === '/about' ? '' : ' @long'}`, async ({
    page,
    newEmail,
  }) => {
    await openOnPhone(page, newEmail(), path);
    expect(await runAxe(page)).toEqual([]);
    expect(await findSmallTargets(page)).toEqual([]);
    for (const width of [1280, 320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await findMisfits(page), `${String(width)} px`).toEqual([]);
    }

    expect(await findOutsideOfPhones(page, enlargeByStyle(page))).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    const expectFit = async () => {
      expect((await findMisfits(page)).filter((misfit) => misfit.startsWith('scrolls'))).toEqual([]);
      expect(await findBrokenWords(page)).toEqual([]);
    };
    await setTextSize(page, 32);
    await expectFit();
    await setTextSize(page, 16);
    await enlarge(page);
    if (path !== '/signup') {
      await page.getByRole('button', { name: 'Account' }).click();
      const edges = await page
        .locator('header button, nav a, [role=dialog]')
        .evaluateAll((controls) => controls.map((control) => control.getBoundingClientRect()));
      expect(edges.length).toBeGreaterThan(1);
      expect(Math.min(...edges.map(({ left }) => left))).toBeGreaterThanOrEqual(0);
      expect(Math.max(...edges.map(({ right }) => right))).toBeLessThanOrEqual(390);
    }
    await expectFit();
  });

test('on a phone with text enlarged to 200 % by a style sheet, the first question of steps 1 and 2 is within 1,400 px, even below a deadline · BAN-17 @long', async ({
  page,
  newEmail,
}) => {
  await page.clock.setFixedTime('2024-10-01T12:00:00-04:00');
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/about', '/education'] as const) {
    await openForm(page, newEmail(), path);
    await waitForHeadings(page);
    await enlarge(page);
    await expect(page.locator('.app-banner__tag')).toBeVisible();
    const first = await page.locator('main form').locator('input, [role=combobox]').first().boundingBox();
    expect(first?.y, path).toBeLessThanOrEqual(1_400);
  }
});
