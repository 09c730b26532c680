import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { logIn, PASSWORD, signUp } from '../test-support/account.ts';
import { fillAboutYou, fillAcademics, fillFinalSteps } from '../test-support/application.ts';
import { press, savedBy } from '../test-support/controls.ts';
import { hurryPolling } from '../test-support/files.ts';
import { failCalls, hold, letThrough, REJECTED } from '../test-support/failures.ts';
import { ABOUT_DONE } from '../test-support/seeds.ts';
import { openForm, SEED_PASSWORD, step, watchCalls } from '../test-support/student.ts';
import { translate } from '../../src/app/test-support/translate.ts';
import { waitForCopy } from '../test-support/waitForCopy.ts';

test.use({ hasIdleMoments: true });

test.setTimeout(100_000);

// Every page is translated, as a phone's browser may do, from the moment it appears.
test.beforeEach(async ({ page, context }) => {
  await context.addInitScript(translate);
  await hurryPolling(page);
});

/** Expects a text that the applicant has typed not to be translated. */
async function expectAsTyped(page: Page, text: string): Promise<void> {
  await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
  await expect(page.locator('font').filter({ hasText: text })).toHaveCount(0);
}

/** Expects calls to have been made in this order; others may have been made between them. */
function expectInOrder(made: readonly string[], calls: readonly string[]): void {
  let from = 0;
  for (const call of calls) {
    const at = made.indexOf(call, from);
    expect(at, `${call} comes in order`).toBeGreaterThanOrEqual(from);
    from = at;
  }
}

function record(page: Page): () => string[] {
  const calls = watchCalls(page, /^\/(api|public|mock-storage)/);
  return () => calls.map(({ method, path }) => `${method} ${path}`);
}

test('on a phone, a new applicant signs up, logs in and answers the first step, and finds it answered after a reload · PROD-01…04, CONST-03, ROUTE-07, ROUTE-14, TRAP-03 @phone', async ({
  page,
  outbox,
  newEmail,
}) => {
  const email = newEmail();
  const lines = record(page);
  const button = (name: string | RegExp) => page.getByRole('button', { name });

  await signUp(page, outbox, email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  const show = page.locator('.app-reveal-input__button');
  await press(show);
  await expect(show).toHaveText('Hide Password');
  await logIn(page, email);
  await expect(page).toHaveURL('/about');
  await expect(page.getByText('Congratulations!')).toBeVisible();
  await press(button('Account'));
  await expectAsTyped(page, email);
  await page.keyboard.press('Escape');

  await fillAboutYou(page);
  await press(button('Add another parent'));
  await press(button('Remove Parent or guardian 2'));
  await press(button(/^Undo/));
  await press(button('Remove Parent or guardian 2'));
  await expect(page.getByText('Parent or guardian 2 was removed.').first()).toBeVisible();
  await expect(step(page, 'About You')).toContainText(/(\d+) of \1/);
  await savedBy(page, () => press(button('Save and Continue')));
  await expect(page).toHaveURL('/education');
  await expect(page.getByText(/^Saved at/)).toBeVisible();

  await page.reload();
  await expect(page).toHaveURL('/education');
  await press(step(page, 'About You'));
  await expect(page.getByLabel('Legal first name')).toHaveValue('Maya');
  await expect(page.getByLabel('Mobile phone')).toHaveValue('(814) 555-0142');
  await expect(page.getByRole('checkbox', { name: 'Asian' })).toBeChecked();
  expectInOrder(lines(), [
    'POST /public/signup',
    'POST /public/confirm',
    'POST /public/login',
    'GET /api/profile',
    'PUT /api/answer',
  ]);
});

test('on a phone, a save that fails keeps the applicant on the page and holds up the log-out until they stay, and then succeeds · PROD-05, PROD-06, BTN-07, ROUTE-18, TRAP-07 @phone', async ({
  page,
  newEmail,
  problems,
}) => {
  problems.expect(REJECTED);
  await openForm(page, newEmail(), '/about');
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const next = button('Save and Continue');

  await failCalls(page, 'saveAnswers:500:unexpected');
  // On a busy machine, everything before may have been saved already.
  await page.getByLabel('Middle name').fill('Ada');
  await press(next);
  await expect(page.getByRole('dialog', { name: 'Unexpected Error' })).toContainText('Boom');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText(/^Not saved: something went wrong/)).toBeVisible();
  const release = await hold(page, '**/api/answer');
  await press(button('Account'));
  await press(button('Log Out'));
  // Translation has replaced the text node in the meantime.
  await expect(page.getByRole('dialog', { name: 'Account' })).toBeVisible();
  release();
  await press(button('Stay logged in'));
  await letThrough(page);
  await savedBy(page, () => press(next));
  await expect(page).toHaveURL('/education');
  await expect(page.getByText(/^Saved at/)).toBeVisible();
});

test('on a phone, an applicant is led to what is missing, uploads a transcript, submits, and returns to the thank-you page after a log-in · PROD-07…12, SUB-01…10, FORM-17 @phone', async ({
  page,
  newEmail,
}) => {
  const email = newEmail();
  const lines = record(page);
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await openForm(page, email, '/about', { answers: ABOUT_DONE });

  await press(step(page, 'Submit'));
  await press(button('Submit Application'));
  const summary = page.getByRole('region', { name: 'Please review your application' });
  await expect(summary).toBeFocused();
  expect(lines()).not.toContain('POST /api/submit');
  await expect(summary.getByText(/^\d+ items need your attention/)).toBeVisible();
  await press(summary.getByRole('link', { name: /^Applicant type/ }));

  await fillAcademics(page);
  await expectAsTyped(page, 'transcript.pdf');
  await press(button('Save and Continue'));
  await fillFinalSteps(page);
  for (const fold of await page.locator('.app-fold__button').all())
    if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click();
  await expectAsTyped(page, 'maya@example.edu');
  await expect(page.getByRole('region', { name: 'Everything looks good' })).toBeVisible();

  const before = lines().length;
  // Clicks, because a tap this soon after the one on the accordion would count as a double tap.
  await button('Submit Application').click();
  await expect(page).toHaveURL('/completion');
  await expect(page.getByText('Your application was successfully submitted.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Thank you for applying!' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Application steps' })).toHaveCount(0);
  const made = lines();
  expect(made.slice(before).filter((call) => !call.startsWith('GET'))).toEqual([
    'PUT /api/answer',
    'POST /api/validations',
    'POST /api/submit',
    'POST /api/web-status',
  ]);
  expectInOrder(made, [
    'PUT /api/answer',
    'POST /api/presigned-url',
    'POST /api/validations',
    'POST /api/submit',
  ]);

  await page.goto('/education');
  await expect(page).toHaveURL('/completion');
  await waitForCopy(page);
  await press(page.getByRole('main').getByRole('button', { name: 'Log Out' }));
  await expect(page).toHaveURL('/login');
  await logIn(page, email, SEED_PASSWORD);
  await expect(page).toHaveURL('/completion');
});
