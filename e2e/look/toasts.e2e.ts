import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { PASSWORD } from '../test-support/account.ts';
import { field, fillCard, submitButton, toast } from '../test-support/cards.ts';

const MESSAGE = 'This could not be done, for a reason that takes a sentence of some length to explain.';

/**
 * Lists the important elements that a toast covers: the focused element, the card's heading, and its first
 * field with the label.
 */
function findCovered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const kept = {
      focus: document.activeElement === document.body ? null : document.activeElement,
      heading: document.querySelector('main h1'),
      field: document.querySelector('main .app-field'),
    };
    const toasts = [...document.querySelectorAll('.app-toast')].map((each) => each.getBoundingClientRect());
    return Object.entries(kept).flatMap(([name, element]) => {
      const under = element?.getBoundingClientRect();
      const isCovered = toasts.some(
        (over) =>
          under &&
          under.right > over.left &&
          under.left < over.right &&
          under.bottom > over.top &&
          under.top < over.bottom,
      );
      return isCovered ? [name] : [];
    });
  });
}

const SIZES = [
  [320, 568],
  [320, 256],
  [390, 844],
  [640, 480],
  [768, 600],
  [897, 500],
  [1024, 600],
  [1280, 720],
  [1920, 1080],
] as const;

test('an error toast of the longest card covers neither the focused element nor the heading or first field, from 320 to 1920 px · TOAST-06, WCAG 2.4.11 @long', async ({
  page,
  problems,
}) => {
  problems.expect(/status of 400/);
  await page.route('**/public/reset-password', (route) =>
    route.fulfill({ status: 400, json: { message: MESSAGE } }),
  );
  await page.goto('/reset?username=ana.marsh%40example.com&id=EXAMPLE-RESET-ID');
  await fillCard(page, { 'New Password': PASSWORD, 'Confirm Password': PASSWORD });
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const answered = page.waitForResponse((response) => response.status() === 400);
    await field(page, 'Confirm Password').press('Enter');
    await answered;
    await expect(toast(page, 'Reset Password Card Error')).toContainText(MESSAGE);
    const expectUncovered = (focused: string) =>
      expect
        .poll(() => findCovered(page), { message: `${focused} at ${String(width)} × ${String(height)}` })
        .toEqual([]);
    await expectUncovered('the last field');
    await submitButton(page).focus();
    await expectUncovered('Submit');
    await page.getByRole('contentinfo').getByRole('button').last().focus();
    await expectUncovered('the last button of the footer');
  }
});

test('an error toast shown after a navigation has the theme’s colour, covers nothing important, and restores focus when closed by keyboard · ROUTE-24, TOAST-01, FORM-14 @long', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/login');
  await page.evaluate((text) => {
    history.replaceState({ ...history.state, usr: { message: { severity: 'error', text } } }, '');
  }, MESSAGE);
  await page.reload();
  await expect(toast(page, 'Login Card Error')).toBeVisible();
  const [red, green] = await page.evaluate(() =>
    ['error', 'success'].map((severity) => {
      document.body.style.outlineColor = `var(--severity-${severity}-main)`;
      return getComputedStyle(document.body).outlineColor;
    }),
  );
  await expect(page.locator('.app-toast__icon')).toHaveCSS('color', red ?? '');
  expect(red).not.toBe(green);
  await expect.poll(() => findCovered(page)).toEqual([]);

  await page.setViewportSize({ width: 320, height: 256 });
  const home = page.getByRole('link', { name: /Alder Valley University/ });
  await home.focus();
  await expect(
    home,
    'a short window keeps the focused control in view rather than the heading',
  ).toBeInViewport();

  const email = page.getByLabel('Email Address');
  await email.focus();
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Login Card Error')).toHaveCount(0);
  await expect(email).toBeFocused();
});
