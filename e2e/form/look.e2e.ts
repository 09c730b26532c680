import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { stopClock } from '../test-support/controls.ts';
import { holdCalls } from '../test-support/failures.ts';
import { openForm } from '../test-support/student.ts';

const dot = (within: Page | Locator) => within.locator('.app-spinner__dot').first();
const styleOf = (element: Locator, property: string) =>
  element.evaluate((each, name) => getComputedStyle(each).getPropertyValue(name), property);

/** The colour a custom property stands for, as the browser writes it. */
const colorOf = (page: Page, name: string) =>
  page.evaluate((property) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = `var(${property})`;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, name);

test('sizes and colours of the theme hold in the browser · FORM-10, CONST-22, FORM-12…14', async ({
  page,
  newEmail,
  problems,
}) => {
  problems.expect(/status of 500/);
  await openForm(page, newEmail(), '/about');
  const colors = await page.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    const names = ['primary', 'secondary', 'accent', 'neutral', 'white', 'error', 'disabled'];
    const shades = ['extraLight', 'light', 'main', 'dark'];
    return names.map((name) =>
      shades.map((shade) => style.getPropertyValue(`--color-${name}-${shade}`).trim()),
    );
  });
  for (const shades of colors) {
    expect(shades.every(Boolean)).toBe(true);
  }
  expect(new Set(colors[0]).size).toBe(4);
  const release = await holdCalls(page, '/api/profile');
  await page.reload({ waitUntil: 'commit' });
  const large = dot(page.locator('.app-full-screen-spinner'));
  // The one written into the page gives way to React's.
  await expect(large).toHaveCSS('width', '32px');
  await expect(page.locator('input')).toHaveCount(0);
  release();
  await expect(page.getByLabel('Legal first name')).toBeVisible();

  let answer = Promise.withResolvers<{ status?: number; json: object }>();
  await page.route('**/public/forgot-password', async (route) => route.fulfill(await answer.promise));
  await page.goto('/forgot');
  await page.getByLabel('Email Address').fill('ana@example.edu');
  await page.getByRole('button', { name: 'Submit' }).click();
  const small = dot(page.locator('[aria-busy=true]'));
  await expect(small).toBeVisible();
  expect(parseFloat(await styleOf(small, 'width'))).toBeCloseTo(6.4, 1);
  answer.resolve({ status: 500, json: { message: 'Down.' } });
  const bad = page.locator('.app-toast--error .app-toast__icon');
  await expect(bad).toBeVisible();
  const red = await styleOf(bad, 'color');
  expect(red).toBe(await colorOf(page, '--severity-error-main'));

  answer = Promise.withResolvers();
  answer.resolve({ json: { message: 'ok' } });
  await page.getByRole('button', { name: 'Submit' }).click();
  const good = page.locator('.app-toast:not(.app-toast--error) .app-toast__icon');
  await expect(good).toBeVisible();
  expect(await styleOf(good, 'color')).toBe(await colorOf(page, '--severity-success-main'));
  expect(await styleOf(good, 'color')).not.toBe(red);
});

test('a step is described after 200 ms of hovering, the next at once, and no longer after 150 ms · FORM-11, CONST-23', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/about');
  const menu = page.getByRole('navigation', { name: 'Application steps' });
  const step = (name: string) => menu.getByRole('link', { name });
  const shown = menu.getByRole('tooltip');
  await expect(step('Academics')).toBeVisible();
  await stopClock(page);
  const away = () => page.mouse.move(2, 700);

  await step('Academics').hover();
  await page.clock.runFor(190);
  await expect(shown).toHaveCount(0);
  await page.clock.runFor(10);
  await expect(shown).toHaveCount(1);
  const first = await shown.textContent();

  await step('Submit').hover();
  await expect(shown).toHaveCount(1);
  await expect(shown).not.toHaveText(first ?? '');
  await away();
  await page.clock.runFor(140);
  await expect(shown).toHaveCount(1);
  await page.clock.runFor(10);
  await expect(shown).toHaveCount(0);
  await page.clock.runFor(140);
  await step('Academics').hover();
  await expect(shown).toHaveText(first ?? '');

  await away();
  await page.clock.runFor(310);
  await step('Submit').hover();
  await page.clock.runFor(190);
  await expect(shown).toHaveCount(0);
  await away();
  // The keyboard waits for nothing, and Escape takes it away.
  await step('Academics').focus();
  await expect(shown).toHaveText(first ?? '');
  await page.keyboard.press('Escape');
  await expect(shown).toHaveCount(0);
});

test('suggestions are 300 px high at most, move by five, and open upward near the lower edge · DEP-14, DEP-18', async ({
  page,
  newEmail,
}) => {
  await openForm(page, newEmail(), '/about');
  const names = ['Ash', 'Beech', 'Cedar', 'Dogwood', 'Elm', 'Fir', 'Gum', 'Holly'].map((tree) => `1 ${tree}`);
  await page.route(
    (url) => url.pathname === '/lookup/find',
    (route) => route.fulfill({ json: names.map((text) => ({ text, id: text, sub_text: 'Altoona' })) }),
  );
  const street = page.getByRole('combobox', { name: 'Street address', exact: true });
  const menu = page.locator('.app-select__menu');
  const active = page.locator('.app-select__option--active');
  const openAt = async (fromTop: number) => {
    await street.fill('');
    await street.press('Tab');
    await street.evaluate((element, top) => {
      window.scrollBy(0, element.getBoundingClientRect().top - top);
    }, fromTop);
    await street.focus();
    await page.keyboard.type('1');
    await expect(page.getByRole('option', { name: /^1 Holly/ })).toBeAttached();
    const [list, control] = [await menu.boundingBox(), await street.boundingBox()];
    if (!list || !control) throw new Error('No suggestions on screen.');
    return { list, control };
  };

  const below = await openAt(200);
  expect(below.list.y).toBeGreaterThan(below.control.y);
  expect(below.list.height).toBeLessThanOrEqual(302);
  await expect(active).toContainText('1 Ash');
  for (const [key, tree] of [
    ['PageDown', '1 Fir'],
    ['PageDown', 'Use: 1'],
    ['PageUp', '1 Dogwood'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(active, key).toContainText(tree);
  }
  await page.keyboard.press('Escape');

  const height = page.viewportSize()?.height ?? 0;
  const above = await openAt(height - 108);
  expect(above.list.y + above.list.height).toBeLessThanOrEqual(above.control.y);
  expect(above.list.y).toBeGreaterThanOrEqual(100);
  await page.keyboard.press('Escape');
  const between = await openAt(height - 100 - 44 - 6 - 180);
  expect(between.list.y).toBeGreaterThan(between.control.y);
  expect(between.list.height).toBeGreaterThanOrEqual(140);
  expect(between.list.y + between.list.height).toBeLessThanOrEqual(height - 100 + 1);
});
