import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { REJECTED } from '../test-support/failures.ts';
import { openForm, watchCalls } from '../test-support/student.ts';

test.use({ hasIdleMoments: true });

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
