import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { holdCalls, loseLeavingCalls, REFUSED } from '../test-support/failures.ts';
import { openForm, SEED_PASSWORD, seedStudent, watchCalls } from '../test-support/student.ts';

const account = (page: Page) => page.getByRole('button', { name: 'Account' });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Account' });
const stillWorking = (page: Page) => page.getByRole('dialog', { name: 'Still working?' });
const firstName = (page: Page) => page.getByLabel('Legal first name');
const inactive = (page: Page) => page.getByRole('alert', { name: 'Login Card Error' });
const INACTIVE = 'You have been automatically logged out due to inactivity.';
const MINUTE = 60_000;

async function logOut(page: Page): Promise<void> {
  await account(page).click();
  await panel(page).getByRole('button', { name: 'Log Out' }).click();
  await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
}

test('the account popover offers visitors login and sign-up, and prefetches both cards before a click · ACC-02, ACC-03, ACC-06…09', async ({
  page,
}) => {
  await page.goto('/about');
  await account(page).click();
  const [trigger, box] = [await account(page).boundingBox(), await panel(page).boundingBox()];
  expect(Math.abs((box?.y ?? 0) - (trigger?.y ?? 0) - (trigger?.height ?? 0) - 5)).toBeLessThanOrEqual(1);
  await expect(panel(page).getByRole('button', { name: 'Log Out' })).toHaveCount(0);
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => panel(page).getByRole('button', { name: 'Close' }).click(),
    () => page.getByRole('heading', { level: 1 }).click(),
  ]) {
    await close();
    await expect(panel(page)).toHaveCount(0);
    await expect(account(page)).toBeFocused();
    await account(page).click();
  }

  const chunks: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/.*\.js/.test(request.url())) chunks.push(request.url());
  });
  const signIn = panel(page).getByRole('link', { name: 'Sign In' });
  const create = panel(page).getByRole('link', { name: 'Create Account' });
  await expect(signIn).toHaveAttribute('href', '/login');
  const cards = page.waitForRequest(/\/assets\/cardSide-.*\.js/);
  await signIn.hover();
  // Importing the script waits for everything that it imports.
  await page.evaluate((url) => import(url), (await cards).url());
  chunks.length = 0;
  await create.click();
  await expect(page.getByRole('heading', { name: 'Sign Up' })).toBeVisible();
  expect(chunks).toEqual([]);
});

test('logging out saves first and shows no message, and every log-out is sent to the server · ACC-04, ACC-05, ACC-08, ACC-10, TRAP-24, TRAP-26', async ({
  page,
  newEmail,
}) => {
  await seedStudent(page, newEmail().replace('student', 'Jane.Doe'), { last_page: '/about' });
  await page.route('**/api/profile', async (route) => {
    const response = await route.fetch();
    const profile = (await response.json()) as { username: string };
    await route.fulfill({ response, json: { ...profile, username: 'Jane.Doe@Example.COM' } });
  });
  await page.goto('/about');
  await firstName(page).fill('Jane');
  const calls = watchCalls(page, /^\/api\//);
  await account(page).click();
  await expect(panel(page)).toContainText('jane.doe@example.com');
  await expect(panel(page).getByRole('link')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await logOut(page);
  await expect(page).toHaveURL('/login');
  await expect(page.locator('[role=alert][aria-label], [role=status][aria-label]')).toHaveCount(0);
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'PUT /api/answer',
    'GET /api/logout',
  ]);

  const again = newEmail();
  await seedStudent(page, again, { last_page: '/about' });
  await page
    .getByRole('link', { name: /Alder Valley/ })
    .first()
    .click();
  await expect(firstName(page)).toHaveValue('');
  await logOut(page);
  expect(calls.filter(({ path }) => path === '/api/logout')).toHaveLength(2);
  await page.goBack();
  await expect(page.getByText('Jane', { exact: true })).toHaveCount(0);
});

test('fifteen idle minutes end the session, with a warning during the last minute · INACT-01…06, INACT-09, INACT-12, CONST-01, CONST-02, ROUTE-30, ROLE-06, TRAP-25, TRAP-46', async ({
  page,
  newEmail,
}) => {
  const start = Date.now();
  await page.clock.install({ time: start });
  await openForm(page, newEmail(), '/about');
  const calls = watchCalls(page, /^\/api\/(answer|logout)/);
  await firstName(page).fill('Jane');
  await page.clock.runFor(MINUTE);
  // A background save does not count as activity. It must finish before the clock jumps past its deadline.
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  await page.clock.pauseAt(start + 5 * MINUTE);
  await page.keyboard.press('Shift');

  await page.clock.runFor(839_000);
  await expect(stillWorking(page)).toHaveCount(0);
  await page.clock.runFor(1_000);
  await expect(stillWorking(page)).toContainText(
    'You have been inactive for a little while. Would you like to stay logged in?',
  );
  await page.clock.runFor(10_000);
  await expect(stillWorking(page).getByText('50 seconds')).toBeVisible();
  await page.mouse.move(10, 10);
  await expect(stillWorking(page)).toBeVisible();
  await stillWorking(page).getByRole('button', { name: 'Yes - Take me back to my application' }).click();
  await expect(stillWorking(page)).toHaveCount(0);

  await page.clock.runFor(10 * MINUTE);
  await page.keyboard.press('Shift');
  await page.clock.runFor(14 * MINUTE - 1_000);
  await expect(stillWorking(page)).toHaveCount(0);
  await page.clock.runFor(1_000);
  await expect(stillWorking(page)).toBeVisible();
  await page.clock.runFor(59_000);
  expect(calls.map(({ path }) => path)).toEqual(['/api/answer']);
  await page.clock.runFor(1_000);
  await expect(page).toHaveURL('/login');
  await expect(inactive(page)).toContainText(INACTIVE);
  expect(calls.map(({ path }) => path)).toEqual(['/api/answer', '/api/logout']);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
  await expect(inactive(page)).toHaveCount(0);
});

test('the inactivity timer does not run on an account card, even for a student · ROUTE-02, ROLE-06', async ({
  page,
  newEmail,
}) => {
  await page.clock.install();
  await seedStudent(page, newEmail());
  const calls = watchCalls(page, /^\/api\//);
  await page.goto('/login');
  await page.getByLabel('Email Address').fill('ana@example.edu');

  await page.clock.runFor(20 * MINUTE);

  await expect(page.getByLabel('Email Address')).toHaveValue('ana@example.edu');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(inactive(page)).toHaveCount(0);
  expect(calls).toEqual([]);
});

test('time asleep counts as inactivity, a visitor is never logged out, and “No” logs out without showing a reason · INACT-07, INACT-08, INACT-10, TRAP-46', async ({
  page,
  newEmail,
}) => {
  await page.clock.install();
  await page.goto('/about');
  await firstName(page).fill('Jane');
  await page.clock.runFor(20 * MINUTE);
  await expect(firstName(page)).toHaveValue('Jane');
  await expect(stillWorking(page)).toHaveCount(0);
  await page.evaluate(() => history.replaceState(null, ''));

  await openForm(page, newEmail(), '/about');
  await firstName(page).fill('Ana');
  const calls = watchCalls(page, /^\/api\/(answer|logout)/);
  const take = await holdCalls(page, '/api/answer');
  // Simulates a laptop waking up: the clock has advanced without running any timer, and a key is pressed.
  await page.clock.setSystemTime(await page.evaluate((sleep) => Date.now() + sleep, 20 * MINUTE));
  await page.keyboard.press('X');
  await expect(page.getByRole('status', { name: 'Logging out' })).toBeVisible();
  await expect(stillWorking(page)).toHaveCount(0);
  // During the save and the log-out, the form loses focus and accepts neither focus nor key presses.
  await expect(firstName(page)).not.toBeFocused();
  await firstName(page).focus();
  await page.keyboard.press('Y');
  await expect(firstName(page)).not.toBeFocused();
  await expect(firstName(page)).toHaveValue('Ana');
  take();
  await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
  await expect(page).toHaveURL('/login');
  await expect(inactive(page)).toContainText(INACTIVE);
  expect(calls).toMatchObject([{ method: 'PUT', body: { first_name: 'Ana' } }, { path: '/api/logout' }]);
  await page.unroute('**/api/answer');

  await openForm(page, newEmail(), '/about');
  await page.clock.runFor(14 * MINUTE);
  await stillWorking(page).getByRole('button', { name: 'No - Please log me out' }).click();
  await expect(page).toHaveURL('/login');
  await expect(inactive(page)).toHaveCount(0);
});

test('all tabs share one inactivity timer, and logging out in one tab logs out the others · TRAP-45', async ({
  page,
  context,
  newEmail,
}) => {
  await context.clock.install();
  await openForm(page, newEmail(), '/about');
  const other = await context.newPage();
  await other.goto('/about');
  await expect(firstName(other)).toBeVisible();

  for (let minutes = 0; minutes < 20; minutes += 10) {
    await context.clock.runFor(10 * MINUTE);
    await other.keyboard.press('Shift');
  }
  await expect(stillWorking(page)).toHaveCount(0);
  await expect(page).toHaveURL('/about');

  await logOut(other);
  await expect(page).toHaveURL('/login');
  await expect(inactive(page)).toHaveCount(0);
});

test('what was typed last in a closed tab is saved despite a log-out in another tab · PROD-06', async ({
  page,
  context,
  request,
  newEmail,
  problems,
}) => {
  problems.expect(REFUSED);
  const ana = newEmail();
  await loseLeavingCalls(page);
  await openForm(page, ana, '/about');
  await firstName(page).fill('Ana');
  const card = await context.newPage();
  await card.goto('/login');
  await page.close({ runBeforeUnload: true });
  await card.getByRole('button', { name: 'Log Out' }).click();

  await expect(card.getByRole('button', { name: 'Log Out' })).toHaveCount(0);
  await request.post('/public/login', { data: { username: ana, password: SEED_PASSWORD } });
  await expect
    .poll(async (): Promise<unknown> => (await request.get('/api/profile')).json())
    .toMatchObject({ username: ana, answer: { first_name: 'Ana' } });
});
