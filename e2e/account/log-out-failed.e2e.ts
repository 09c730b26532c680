import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { failCalls, letThrough, REFUSED } from '../test-support/failures.ts';
import { openForm, watchCalls } from '../test-support/student.ts';

const notYet = (page: Page) => page.getByRole('heading', { name: 'You are not logged out yet.' });
const UNREACHABLE = 'We could not reach the server to log you out.';

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
}

/** Tells the page what the browser tells it when the network is back, and when it is looked at. */
async function comeBack(page: Page, how: 'online' | 'visibilitychange'): Promise<void> {
  await page.evaluate((type) => {
    (type === 'online' ? window : document).dispatchEvent(new Event(type));
  }, how);
}

test.beforeEach(({ problems }) => {
  problems.expect(REFUSED);
  problems.expect(/\[the form\]|LogOutFailedError/);
});

test('a log-out the server refused says what the server said, and is sent again by the button alone · ERR-19, API-37, TRAP-63', async ({
  page,
  newEmail,
}) => {
  await openForm(page, newEmail(), '/about', { answers: { first_name: 'Maya' } });
  await failCalls(page, 'logOut:500:unexpected', { message: 'We are closed until noon.' });
  const calls = watchCalls(page, /^\/api\/logout/);
  await logOut(page);
  await expect(notYet(page)).toBeVisible();
  await expect(page.getByText('We are closed until noon.')).toBeVisible();
  await expect(page.getByText(UNREACHABLE)).toHaveCount(0);
  await expect(page.getByText('Maya')).toHaveCount(0);

  for (const how of ['online', 'visibilitychange'] as const) await comeBack(page, how);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled();
  expect(calls).toHaveLength(1);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('That did not work. You are still logged in.')).toBeVisible();
  expect(calls).toHaveLength(2);

  await letThrough(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL('/login');
  expect(calls).toHaveLength(3);
});

for (const how of ['online', 'visibilitychange'] as const)
  test(`a log-out that was never answered says so, and is sent again at ${how} · ERR-19, API-37, TRAP-63`, async ({
    page,
    newEmail,
  }) => {
    await page.clock.install();
    await openForm(page, newEmail(), '/about');
    await page.route('**/api/logout', () => undefined);
    const calls = watchCalls(page, /^\/api\/logout/);
    const asked = page.waitForRequest('**/api/logout');
    await logOut(page);
    await asked;
    await expect(page.locator('input')).toHaveCount(0);
    await page.clock.runFor(11_000);
    await expect(notYet(page)).toBeVisible();
    await expect(page.getByText(UNREACHABLE)).toBeVisible();
    // The next try fails as well, and the one after that comes through.
    await comeBack(page, how);
    await expect.poll(() => calls.length).toBe(2);
    await page.clock.runFor(11_000);
    await expect(page.getByText('That did not work. You are still logged in.')).toBeVisible();
    await page.unroute('**/api/logout');
    await comeBack(page, how);
    await expect(page).toHaveURL('/login');
    expect(calls).toHaveLength(3);
  });

test('a log-out that first was not answered and then refused waits for the button · API-37', async ({
  page,
  newEmail,
}) => {
  await openForm(page, newEmail(), '/about');
  await page.route('**/api/logout', (route) => route.abort());
  const calls = watchCalls(page, /^\/api\/logout/);
  await logOut(page);
  await expect(page.getByText(UNREACHABLE)).toBeVisible();
  await page.unroute('**/api/logout');
  await failCalls(page, 'logOut:500:unexpected', { message: 'We are closed until noon.' });
  await comeBack(page, 'online');
  await expect(page.getByText('We are closed until noon.')).toBeVisible();
  await expect(page.getByText(UNREACHABLE)).toHaveCount(0);
  await comeBack(page, 'online');
  await comeBack(page, 'visibilitychange');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled();
  expect(calls).toHaveLength(2);
});
