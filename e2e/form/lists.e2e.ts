import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { openForm } from '../test-support/student.ts';

const TREES = ['Ash', 'Beech', 'Cedar', 'Dogwood', 'Elm', 'Fir', 'Gum', 'Holly'].map((tree) => `1 ${tree}`);

const scrollTo = (control: Locator, fromTop: number) =>
  control.evaluate((element, top) => window.scrollBy(0, element.getBoundingClientRect().top - top), fromTop);

for (const { what, label } of [
  { what: 'drop-down', label: 'Country of birth' },
  { what: 'list of suggestions', label: 'Street address' },
])
  test(`a ${what} keeps its distance from the window's edges, moves by five options with Page Down and Page Up, and closes with Escape · DEP-14, DEP-18, CONST-16, CONST-17`, async ({
    page,
    newEmail,
  }) => {
    await openForm(page, newEmail(), '/about');
    await page.route(
      (url) => url.pathname === '/lookup/find',
      (route) => route.fulfill({ json: TREES.map((text) => ({ text, id: text, sub_text: 'Altoona' })) }),
    );
    const control = page.getByRole('combobox', { name: label, exact: true });
    const options = page.getByRole('option');
    const openAt = async (fromTop: number) => {
      if (what === 'drop-down') {
        await scrollTo(control, fromTop);
        await control.click();
      } else {
        await control.fill('');
        await control.press('Tab');
        await scrollTo(control, fromTop);
        await control.focus();
        await page.keyboard.type('1');
      }
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
      ['PageDown', what === 'drop-down' ? 10 : 8],
      ['PageUp', what === 'drop-down' ? 5 : 3],
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

    // Between these two positions, the list shrinks to at least 140 px, to end 100 px above the bottom of the window.
    const between = await openAt(height - 100 - 44 - 6 - 180);
    expect(between.list.y).toBeGreaterThan(between.field.y);
    expect(between.list.height).toBeGreaterThanOrEqual(140);
    expect(between.list.y + between.list.height).toBeLessThanOrEqual(height - 100 + 1);
  });

test('a list stays inside a window of 320 by 256 px and is labelled by its question · WCAG 1.4.10', async ({
  page,
  newEmail,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openForm(page, newEmail(), '/about');
  const country = page.locator('#birth_country');
  for (const top of [10, 80, 150]) {
    await scrollTo(country, top);
    await country.focus();
    await page.keyboard.press('ArrowDown');
    const list = page.getByRole('listbox', { name: 'Country of birth' });
    await expect(list).toBeVisible();
    const box = await list.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
    expect(box.top, `opened at ${String(top)}`).toBeGreaterThanOrEqual(0);
    expect(box.bottom, `opened at ${String(top)}`).toBeLessThanOrEqual(256);
    await page.keyboard.press('Alt+ArrowUp');
    await expect(list).toHaveCount(0);
  }
});
