import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { EVERYTHING_OPEN } from './support/everythingOpen.ts';
import { openForm } from './support/student.ts';

const PHONE = { width: 390, height: 844 };

/** What somebody touches and what is smaller than 44 px; a link inside a sentence is as high as its line. */
const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const seen = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, [role="combobox"], [role="tab"]',
    );
    return [...seen].flatMap((element) => {
      // A box and its words are one target only where a touch at the row's far corner reaches them.
      const row = element.closest<HTMLElement>('.app-choice');
      row?.scrollIntoView({ block: 'center' });
      const edge = row?.getBoundingClientRect();
      const touched = edge && document.elementFromPoint(edge.right - 8, edge.bottom - 8);
      const isWhole = touched?.closest('label')?.htmlFor === element.id;
      const target =
        (isWhole ? row : element.closest<HTMLElement>('label, .app-select, .app-upload')) ?? element;
      const { width, height, right } = target.getBoundingClientRect();
      const isInline = getComputedStyle(element).display === 'inline';
      const isHidden = !target.checkVisibility({ visibilityProperty: true }) || width <= 1 || right <= 0;
      if (isInline || isHidden || (width >= 44 && height >= 43.9)) return [];
      return [
        `${element.tagName} ${element.id || element.textContent}: ${String(width)} × ${String(height)}`,
      ];
    });
  });

for (const width of [1280, 800, 390]) {
  test(`BTN-09, BTN-10, CONST-18…20, ACC-09 buttons, controls and the popover keep their sizes at ${String(width)} px`, async ({
    page,
    newEmail,
  }) => {
    const isPhone = width < 640;
    await page.setViewportSize({ width, height: 844 });
    await openForm(page, newEmail(), '/final-steps', {
      status: 'started',
      answers: { signature_confirmed: 'true' },
    });
    const box = async (name: string) => {
      const found = await page.getByRole('button', { name, exact: true }).boundingBox();
      return { width: Math.round(found?.width ?? 0), height: Math.round(found?.height ?? 0) };
    };
    // On a phone a button is as wide as the column.
    const form = await page.locator('form').boundingBox();
    const column = Math.round(form?.width ?? 0);
    expect(await box('Back')).toEqual({ width: isPhone ? column : 240, height: 48 });
    expect(await box('Submit Application')).toEqual({ width: isPhone ? column : 160, height: 48 });

    const name = await page.getByLabel('Type your full legal name').boundingBox();
    const date = await page.getByLabel("Today's date").boundingBox();
    if (!name || !date) throw new Error('The signature is not on screen.');
    // Side by side they stand on one line, the name twice as wide; on a phone the date stands below.
    if (isPhone) expect(date.y).toBeGreaterThan(name.y + name.height);
    else {
      expect(date.y + date.height).toBeCloseTo(name.y + name.height, 0);
      expect(date.x).toBeGreaterThan(name.x + name.width);
      expect(name.width / date.width).toBeGreaterThan(1.9);
    }
    expect(date.height).toBe(48);

    const account = page.getByRole('button', { name: 'Account' });
    await account.click();
    const popover = page.locator('.app-popover__panel');
    await expect(popover).toBeVisible();
    const gap = async () => {
      const [above, below] = [await account.boundingBox(), await popover.boundingBox()];
      return Math.abs((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0) - 5);
    };
    await expect.poll(gap).toBeLessThanOrEqual(1);
  });
}

test('NFR WCAG 2.2 every target is at least 44 px wide and high on a phone', async ({ page, newEmail }) => {
  await page.setViewportSize(PHONE);
  for (const path of ['/login', '/signup', '/forgot', '/confirm']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect.soft(await smallTargets(page), path).toEqual([]);
  }
  for (const path of ['/about', '/education', '/final-steps'] as const) {
    await openForm(page, newEmail(), path, EVERYTHING_OPEN);
    await expect(page).toHaveURL(path);
    expect.soft(await smallTargets(page), path).toEqual([]);
  }
});
