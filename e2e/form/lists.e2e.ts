import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { openForm } from '../test-support/student.ts';

const scrollTo = (control: Locator, fromTop: number) =>
  control.evaluate((element, top) => window.scrollBy(0, element.getBoundingClientRect().top - top), fromTop);

test('a list stays clear of the window’s edges, Page Down and Page Up move by five options, and Escape closes it · DEP-14, DEP-18, CONST-16, CONST-17 @long', async ({
  page,
  newEmail,
}) => {
  await openForm(page, newEmail(), '/about');
  const control = page.getByRole('combobox', { name: 'Country of birth' });
  const options = page.getByRole('option');
  const openAt = async (fromTop: number) => {
    await scrollTo(control, fromTop);
    // On a second attempt, Playwright would first scroll the control to the bottom of the window.
    await control.click({ scroll: 'none' });
    await expect(options.nth(8)).toBeAttached();
    const [list, field] = [
      await page.locator('.app-select__menu').boundingBox(),
      await control.boundingBox(),
    ];
    if (!list || !field) throw new Error('There is no list on screen.');
    return { list, field };
  };
  const height = page.viewportSize()?.height ?? 0;

  const below = await openAt(200);
  expect(below.list.y).toBeGreaterThan(below.field.y);
  expect(below.list.height).toBeLessThanOrEqual(302);
  for (const [key, at] of [
    ['Home', 0],
    ['PageDown', 5],
    ['PageDown', 10],
    ['PageUp', 5],
  ] as const) {
    await page.keyboard.press(key);
    await expect(options.nth(at), `${key} to ${String(at)}`).toHaveClass(/--active/);
  }
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(control).toBeFocused();

  const above = await openAt(height - 108);
  expect(above.list.y + above.list.height).toBeLessThanOrEqual(above.field.y);
  expect(above.list.y).toBeGreaterThanOrEqual(100);
  await page.keyboard.press('Escape');

  // At an intermediate position, the list shrinks to end 100 px above the bottom of the window, but is at
  // least 140 px high.
  const between = await openAt(height - 100 - 44 - 6 - 180);
  expect(between.list.y).toBeGreaterThan(between.field.y);
  expect(between.list.height).toBeGreaterThanOrEqual(140);
  expect(between.list.y + between.list.height).toBeLessThanOrEqual(height - 100 + 1);
});
