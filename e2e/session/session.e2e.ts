import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { openForm, seedStudent, watchCalls } from '../test-support/student.ts';

const stillWorking = (page: Page) => page.getByRole('dialog', { name: 'Still working?' });
const inactive = (page: Page) => page.getByRole('alert', { name: 'Login Card Error' });
const INACTIVE = 'You have been automatically logged out due to inactivity.';
const MINUTE = 60_000;

test('fifteen idle minutes end the session, with a warning during the last minute · INACT-01…06, INACT-09, INACT-12, CONST-01, CONST-02, ROUTE-30, ROLE-06, TRAP-25, TRAP-46', async ({
  page,
  newEmail,
}) => {
  const start = Date.now();
  await page.clock.install({ time: start });
  await openForm(page, newEmail(), '/about');
  const calls = watchCalls(page, /^\/api\/logout/);
  await page.clock.pauseAt(start + 5 * MINUTE);
  await page.keyboard.press('Shift');

  await page.clock.runFor(14 * MINUTE - 1_000);
  await expect(stillWorking(page)).toHaveCount(0);
  await page.clock.runFor(1_000);
  await expect(stillWorking(page)).toContainText(
    'You have been inactive for a little while. Would you like to stay logged in?',
  );
  await page.mouse.move(10, 10);
  await page.clock.runFor(59_000);
  await expect(stillWorking(page).getByText('1 second')).toBeVisible();
  expect(calls).toEqual([]);
  await page.clock.runFor(1_000);
  await expect(page).toHaveURL('/login');
  await expect(inactive(page)).toContainText(INACTIVE);
  expect(calls).toHaveLength(1);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
  await expect(inactive(page)).toHaveCount(0);
});

test('an account card loads no data and runs no inactivity timer, even for a student · ROUTE-01, ROUTE-02, ROLE-06', async ({
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
