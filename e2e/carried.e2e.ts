import { expect, test } from './fixtures.ts';
import { PASSWORD, signUp } from './support/account.ts';
import { failCalls, REFUSED } from './support/failures.ts';

test('ROLE-03, TRAP-12, PROD-10 what a visitor types outlives reloads, the way home from a card, and a login that fails at first', async ({
  page,
  outbox,
  newEmail,
  problems,
}) => {
  problems.expect(REFUSED);
  problems.expect(/\[the form\]/);
  const first = page.getByLabel('Legal first name');
  const last = page.getByLabel('Legal last name');
  await page.goto('/about');
  await first.fill('Maya');
  await page.reload();
  await expect(first).toHaveValue('Maya');
  await last.fill('Okafor');
  await page.reload();
  await expect(first).toHaveValue('Maya');
  await expect(last).toHaveValue('Okafor');

  await page.getByRole('button', { name: 'Save and Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Sign Up' })).toBeVisible();
  await page.getByRole('link', { name: /Alder Valley University/ }).click();
  await expect(first).toHaveValue('Maya');

  await page.getByRole('button', { name: 'Save and Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Sign Up' })).toBeVisible();
  await signUp(page, outbox, newEmail());
  await failCalls(page, '/api/profile', { times: 1 });
  const saved = page.waitForRequest(
    (request) => request.method() === 'PUT' && request.url().endsWith('/api/answer'),
  );
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('button', { name: 'Reload' }).click();
  expect((await saved).postDataJSON()).toMatchObject({ first_name: 'Maya', last_name: 'Okafor' });
  await expect(first).toHaveValue('Maya');
});
