import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { field, fillCard, submitButton, toast } from '../test-support/cards.ts';
import { makeStudent, SEED_PASSWORD, step } from '../test-support/student.ts';

type Fault = 'missing' | 'throwing';

/**
 * Features that a browser may lack or block. Those in one row do not depend on each other, so one run covers
 * them all.
 */
const CAPABILITIES = [
  [
    ...['BroadcastChannel', 'matchMedia', 'crypto', 'requestIdleCallback', 'ResizeObserver'],
    ...['History.prototype.pushState', 'History.prototype.replaceState'],
  ],
  ['localStorage', 'sessionStorage', 'indexedDB'],
  [
    'BroadcastChannel.prototype.postMessage',
    ...['getItem', 'setItem', 'removeItem'].map((name) => `Storage.prototype.${name}`),
    ...['locks', 'onLine', 'sendBeacon', 'serviceWorker'].map((name) => `Navigator.prototype.${name}`),
  ],
];

/** Returns a script that makes properties undefined, or makes them throw when read or called. */
const takeAway = (paths: readonly string[], fault: Fault) =>
  paths
    .map((path) => {
      const [, owner = 'window', name = path] = /^(.*)\.(.*)$/.exec(path) ?? [];
      const block = "() => { throw new DOMException('blocked', 'SecurityError') }";
      const isMethod = /^(History|BroadcastChannel|Storage)/.test(owner);
      const how = fault === 'missing' ? 'value: undefined' : isMethod ? `value: ${block}` : `get: ${block}`;
      return `Object.defineProperty(${owner}, '${name}', { configurable: true, ${how} });`;
    })
    .join('');

/** Exercises a card, a toast, the form, the review and the log-out, with a wrong password before the right one. */
async function apply(page: Page, email: string, then: () => Promise<unknown>): Promise<void> {
  await makeStudent(page.request, email, { last_page: '/about' });
  await page.goto('/login');
  await fillCard(page, { 'Email Address': email, Password: 'Wrong-Pass-2026' });
  await submitButton(page).click();
  await expect(toast(page, 'Login Card Error')).toBeVisible();
  await then();
  await field(page, 'Password').fill(SEED_PASSWORD);
  await submitButton(page).click();
  await page.getByLabel('Legal first name').fill('Maya');
  await page.getByRole('button', { name: 'Save and Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Academics' })).toBeVisible();
  await step(page, 'Submit').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Submit' })).toBeVisible();
  await expect(page.getByText('Maya', { exact: true })).toBeAttached();
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Log In' })).toBeVisible();
}

for (const paths of CAPABILITIES)
  for (const fault of ['missing', 'throwing'] as const)
    test(`cards and the form work with ${paths.join(', ')} ${fault}${fault === 'throwing' ? ', even if the browser starts to block them halfway through' : ''} @long`, async ({
      page,
      newEmail,
      problems,
    }) => {
      problems.expect(/status of 40[01]/);
      const script = takeAway(paths, fault);
      if (fault === 'throwing') await apply(page, newEmail(), () => page.evaluate(script));
      await page.addInitScript(script);
      await apply(page, newEmail(), () => Promise.resolve());
    });

test('with all cookies blocked, a message appears on the form and after a log-in · AUTH-42 @long', async ({
  page,
  newEmail,
}) => {
  // Imitates a frame with an opaque origin.
  const blocked = [
    'BroadcastChannel',
    'localStorage',
    'sessionStorage',
    'indexedDB',
    'Document.prototype.cookie',
  ];
  await page.addInitScript(takeAway(blocked, 'throwing'));
  await page.addInitScript(takeAway(['Navigator.prototype.cookieEnabled'], 'missing'));
  const email = newEmail();
  await makeStudent(page.request, email);
  await page.goto('/about');
  await page.getByLabel('Legal first name').fill('Maya');
  await expect(page.getByText('Your browser blocks cookies.')).toBeVisible();
  await page.goto('/login');
  await fillCard(page, { 'Email Address': email, Password: SEED_PASSWORD });
  await submitButton(page).click();
  await expect(toast(page, 'Login Card Error')).toContainText('blocked the cookies');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page shows the no-script message without scrolling, and hides “This page has not started yet.” @phone', async ({
    page,
  }) => {
    for (const path of ['/login', '/signup', '/about']) {
      await page.goto(path);
      await expect(page.locator('.app-no-script')).toBeInViewport({ ratio: 1 });
      await expect(page.getByText('This page has not started yet.')).toBeHidden();
    }
  });
});
