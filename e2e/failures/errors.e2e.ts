import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { REJECTED } from '../test-support/failures.ts';
import { openForm, watchCalls } from '../test-support/student.ts';

test.use({ hasIdleMoments: true });

const GENERIC = "We've encountered an unexpected error at this time. Please try again later.";
const unexpected = (page: Page) => page.getByRole('dialog', { name: 'Unexpected Error' });
const firstName = (page: Page) => page.getByLabel('Legal first name');

test('a save that fails on moving to another page shows a reference that is also in the log, keeps the applicant on the page with their answers, and restores focus · NAV-09, NAV-12, BTN-12, ERR-15, ERR-16, ERR-21', async ({
  page,
  newEmail,
  problems,
}) => {
  problems.expect(REJECTED);
  await openForm(page, newEmail(), '/about');
  await firstName(page).fill('Maya');
  await page.route('**/api/answer', (route) => route.continue({ postData: '{"first_name":7}' }));
  const next = page.getByRole('button', { name: 'Save and Continue' });
  await next.click();

  const reference = unexpected(page).getByText(/^Reference: [0-9a-f]{8}$/);
  const id = (await reference.innerText()).replace('Reference: ', '');
  const log = await readFile(process.env.E2E_CALLS_LOG ?? '', 'utf8');
  expect(log.split('\n').filter((line) => line.includes(id))).toEqual([
    expect.stringMatching(/ PUT \/api\/answer 400$/),
  ]);
  await page.keyboard.press('Escape');
  await expect(unexpected(page)).toHaveCount(0);
  await expect(next).toBeFocused();
  await expect(page).toHaveURL('/about');
  await expect(firstName(page)).toHaveValue('Maya');

  await page.unroute('**/api/answer');
  const calls = watchCalls(page, /^\/api\/answer/);
  await next.click();
  await expect(page).toHaveURL('/education');
  // The answer that was refused goes by itself, after the rest.
  expect(calls.map(({ body }) => body)).toContainEqual(expect.objectContaining({ first_name: 'Maya' }));
});

test('F8 focuses a success toast, which disappears after five seconds, on Close or on a swipe of more than 50 px; an error toast stays for five minutes · TOAST-01…07, TOAST-09, ERR-12, ERR-13, ENT-22, CONST-11, CONST-12, TRAP-58 @long', async ({
  page,
  problems,
}) => {
  problems.expect(/net::ERR_/);
  await page.clock.install();
  await page.route('**/public/forgot-password', (route) => route.fulfill({ json: { message: 'ok' } }));
  const sent = page.getByRole('status', { name: 'Success Notification' });
  await page.goto('/forgot');
  await page.getByLabel('Email Address').fill('ana@example.edu');
  const send = () => page.getByRole('button', { name: 'Submit' }).click();
  const succeed = async () => {
    await send();
    await expect(sent).toContainText('Success');
  };
  await succeed();
  await page.mouse.move(5, 5);
  await page.keyboard.press('F8');
  await expect(page.locator('.Toastify').locator(':focus')).toHaveCount(1);
  await page.getByLabel('Email Address').focus();
  await page.clock.runFor(3_500);
  await expect(sent).toHaveCount(1);
  await page.clock.runFor(1_600);
  await expect(sent).toHaveCount(0);

  await succeed();
  const swipe = async (distance: number) => {
    const { x = 0, y = 0, height = 0 } = (await sent.boundingBox()) ?? {};
    await page.mouse.move(x + 60, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + 60 + distance, y + height / 2, { steps: 5 });
    await page.mouse.up();
  };
  await swipe(40);
  await expect(sent).toHaveCount(1);
  await swipe(60);
  await expect(sent).toHaveCount(0);

  await succeed();
  await sent.getByRole('button', { name: 'Close' }).click();
  await expect(sent).toHaveCount(0);

  await page.unroute('**/public/forgot-password');
  await page.route('**/public/forgot-password', (route) => route.abort());
  const failed = page.getByRole('alert', { name: 'Forgot Password Card Error' });
  for (let tries = 0; tries < 2; tries += 1) {
    const ended = page.waitForEvent('requestfailed');
    await send();
    await ended;
  }
  await expect(failed).toHaveCount(1);
  await expect(failed).toContainText(GENERIC);
  await page.mouse.move(5, 5);
  await page.clock.runFor(299_000);
  await expect(failed).toHaveCount(1);
  await page.clock.runFor(2_000);
  await expect(failed).toHaveCount(0);
});
