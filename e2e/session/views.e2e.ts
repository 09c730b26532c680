import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { REJECTED } from '../test-support/failures.ts';
import { makeToken, seedStudent, step, watchCalls } from '../test-support/student.ts';

const h1 = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const firstName = (page: Page) => page.getByLabel('Legal first name');

test('a token opens only its own view · ROUTE-33…35, ROLE-07, ROLE-09, ROLE-11, ROLE-12, ROLE-14, ROLE-15, TRAP-48…50, TRAP-68, ENT-03, ENT-08, NAV-03, ACC-01, PROD-02', async ({
  page,
  newEmail,
  problems,
}) => {
  problems.expect(REJECTED);
  problems.expect(/\[the form\]/);
  const email = newEmail();
  await seedStudent(page, email, { status: 'submitted', answers: { first_name: 'Zelda' } });
  const service = await makeToken(page.request, 'service', email);
  const open = await makeToken(page.request, 'public', email);
  const calls = watchCalls(page, /^\/(api|service|public)\//);

  await page.goto(`/about?token=${open}`);
  await expect(firstName(page)).toHaveValue('Zelda');
  await expect(page.getByText(/You're previewing/)).toBeVisible();
  await step(page, 'Academics').click();
  await expect(page).toHaveURL(`/education?token=${open}`);
  await expect(h1(page, 'Academics')).toBeVisible();
  expect(calls.map(({ path }) => path)).toEqual([`/public/tmp?token=${open}`]);
  await step(page, 'About You').click();
  await page.getByLabel('Legal last name').fill('Viewer');
  await step(page, 'Academics').click();
  await expect(page).toHaveURL('/signup');
  const carried = await page.evaluate(() => JSON.stringify(history.state));
  expect(carried).toContain('Viewer');
  expect(carried).not.toContain('Zelda');

  calls.length = 0;
  await page.goto(`/x?token=${open}&service_token=${service}`);
  // The service token is removed from the address bar, but survives a redirect, a reload and Back.
  const sheet = page.getByRole('main');
  await expect(sheet).toContainText('Zelda');
  await expect(page).toHaveURL(`/about?token=${open}`);
  await page.reload();
  await expect(sheet).toContainText('Zelda');
  await page.goto('about:blank');
  await page.goBack();
  await expect(sheet).toContainText('Zelda');
  await expect(page).toHaveURL(`/about?token=${open}`);
  await expect(page.locator('input, select, textarea, button, nav, a[href^="http"]')).toHaveCount(0);
  const paths = new Set(calls.map(({ method, path }) => `${method} ${path}`));
  expect([...paths]).toEqual([`GET /service/tmp-pdf?service_token=${service}`]);

  // Longer than any server accepts in a URL.
  await page.goto(`/about?token=${'x'.repeat(5_000)}`);
  await expect(h1(page, 'This link has expired.')).toBeVisible();
});
