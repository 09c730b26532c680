import { expect, test } from '../fixtures.ts';
import { fillCard, submitButton } from '../test-support/cards.ts';
import { failCalls, NOT_LOADED } from '../test-support/failures.ts';
import { isCall, makeStudent, SEED_PASSWORD } from '../test-support/student.ts';

test("a visitor's answers survive if the form fails to load after the log-in, and are saved once it has been reloaded · TRAP-12, PROD-10 @long", async ({
  page,
  newEmail,
  problems,
}) => {
  problems.expect(NOT_LOADED);
  const student = newEmail();
  await makeStudent(page.request, student);
  await failCalls(page, 'getProfile:500:unexpected', { student, times: 1 });
  await page.goto('/about');
  await page.getByLabel('Legal first name').fill('Maya');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('link', { name: 'Sign In' }).click();
  await fillCard(page, { 'Email Address': student, Password: SEED_PASSWORD });
  await submitButton(page).click();

  const saved = page.waitForRequest((request) => isCall(request, 'PUT', '/api/answer'));
  await page.getByRole('button', { name: 'Reload' }).click();
  expect((await saved).postDataJSON()).toMatchObject({ first_name: 'Maya' });
  await expect(page.getByLabel('Legal first name')).toHaveValue('Maya');
});

test('a visitor who goes back to an older history entry sees no old answers, and going forward restores the newest ones · TRAP-13 @long', async ({
  page,
}) => {
  const first = page.getByLabel('Legal first name');
  await page.goto('/about');
  await first.fill('Maya');
  await page.getByRole('button', { name: 'Save and Continue' }).click();
  await page.getByRole('link', { name: /Alder Valley University/ }).click();
  await first.fill('Mia');
  await page.goto('about:blank');

  // Uses a timer, because the page would be gone before `evaluate` could return.
  await page.evaluate(() => void setTimeout(() => history.go(-3)));
  await expect(page).toHaveURL('/about');
  await expect(first).toHaveValue('');

  await page.evaluate(() => void setTimeout(() => history.go(2)));
  await expect(first).toHaveValue('Mia');
});
