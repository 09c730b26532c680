import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { holdCalls } from '../test-support/failures.ts';
import { seedStudent } from '../test-support/student.ts';

const dot = (within: Page | Locator) => within.locator('.app-spinner__dot').first();
const styleOf = (element: Locator, property: string) =>
  element.evaluate((each, name) => getComputedStyle(each).getPropertyValue(name), property);

/** Resolves a custom property to a colour in the browser's notation. */
const colorOf = (page: Page, name: string) =>
  page.evaluate((property) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = `var(${property})`;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, name);

test('spinners and toasts use the theme’s sizes and colours, and the large spinner covers the page while the profile loads · FORM-10, FORM-12…14, FORM-15, CONST-22, ROUTE-12 @long', async ({
  page,
  newEmail,
  problems,
}) => {
  problems.expect(/status of 500/);
  await seedStudent(page, newEmail(), { last_page: '/about' });
  const release = await holdCalls(page, '/api/profile');
  await page.goto('/about', { waitUntil: 'commit' });
  const screen = page.getByRole('status', { name: 'Loading' });
  // Waits for React to replace the prerendered spinner.
  await expect(dot(screen)).toHaveCSS('width', '32px');
  await expect.poll(() => screen.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
  await expect(page.locator('input')).toHaveCount(0);
  release();
  await expect(page.getByLabel('Legal first name')).toBeVisible();
  await expect(screen).toHaveCount(0);
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
  const red = await colorOf(page, '--severity-error-main');
  expect(await styleOf(bad, 'color')).toBe(red);

  answer = Promise.withResolvers();
  answer.resolve({ json: { message: 'ok' } });
  await page.getByRole('button', { name: 'Submit' }).click();
  const good = page.locator('.app-toast:not(.app-toast--error) .app-toast__icon');
  await expect(good).toBeVisible();
  const green = await colorOf(page, '--severity-success-main');
  expect(await styleOf(good, 'color')).toBe(green);
  expect(green).not.toBe(red);
});
