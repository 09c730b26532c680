import { expect, test } from '../fixtures.ts';
import { PASSWORD, signUp } from '../test-support/account.ts';
import { failCalls, holdCalls, REFUSED } from '../test-support/failures.ts';
import { isCall, seedStudent } from '../test-support/student.ts';

test("a visitor's answers survive reloads, the home link on a card, and a form that fails to load after logging in · ROLE-03, TRAP-12, PROD-10", async ({
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
  // A phone's keyboard adds a space after a completed word, and the field still has focus.
  await last.fill('Okafor ');
  await page.reload();
  await expect(first).toHaveValue('Maya');
  await expect(last).toHaveValue('Okafor');

  await page.getByRole('button', { name: 'Save and Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Sign Up' })).toBeVisible();
  await page.getByRole('link', { name: /Alder Valley University/ }).click();
  await expect(first).toHaveValue('Maya');

  await page.getByRole('button', { name: 'Save and Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Sign Up' })).toBeVisible();
  const student = newEmail();
  await signUp(page, outbox, student);
  await failCalls(page, 'getProfile:500:unexpected', { student, times: 1 });
  const saved = page.waitForRequest(
    (request) => request.method() === 'PUT' && request.url().endsWith('/api/answer'),
  );
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('button', { name: 'Reload' }).click();
  expect((await saved).postDataJSON()).toMatchObject({ first_name: 'Maya', last_name: 'Okafor' });
  await expect(first).toHaveValue('Maya');
});

test('a visitor who goes back to the form before the log-in completes is logged in there, and keeps everything they typed · TRAP-12, TRAP-35, ROUTE-25', async ({
  page,
  context,
  newEmail,
}) => {
  const email = newEmail();
  await seedStudent(page, email, { answers: { first_name: 'Ana' }, last_page: '/about' });
  await context.clearCookies();
  const last = page.getByLabel('Legal last name');
  await page.goto('/about');
  await page.getByLabel('Preferred first name').fill('An');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('link', { name: 'Sign In' }).click();
  const [answerLogin, answerProfile] = [
    await holdCalls(page, '/public/login'),
    await holdCalls(page, '/api/profile'),
  ];
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Example-Pass-2026');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.goBack();

  await last.pressSequentially('Oka');
  const asked = page.waitForRequest('**/api/profile');
  answerLogin();
  await asked;
  await last.pressSequentially('fo');
  await expect(page.getByLabel('Preferred first name')).toHaveValue('An');
  const saved = page.waitForRequest((request) => isCall(request, 'PUT', '/api/answer'));
  answerProfile();
  expect((await saved).postDataJSON()).toMatchObject({
    first_name: 'Ana',
    last_name: 'Okafo',
    preferred_name: 'An',
  });
  await page.keyboard.type('r');
  await expect(last).toHaveValue('Okafor');
  await expect(page.getByLabel('Legal first name')).toHaveValue('Ana');
  await page.getByRole('button', { name: 'Account' }).click();
  await expect(page.getByRole('dialog', { name: 'Account' })).toContainText(email);
  // Carried answers are merged once and dropped as soon as the server has them, so no history entry restores them.
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('Oka');
});

test('returning to an older history entry restores no older answers, and the newest entry keeps its own · TRAP-13', async ({
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
