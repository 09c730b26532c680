import type { Browser, Page } from '@playwright/test';
import { expect, type Problems, test } from '../fixtures.ts';
import { COMPLETE_ANSWERS, TRANSCRIPT_IN } from '../test-support/completeApplication.ts';
import { failCalls, letThrough, REFUSED } from '../test-support/failures.ts';
import { goToStep, openForm, SEED_PASSWORD, step, watchCalls } from '../test-support/student.ts';

const firstName = (page: Page) => page.getByLabel('Legal first name');
const lastName = (page: Page) => page.getByLabel('Legal last name');
const signature = (page: Page) => page.getByLabel('Type your full legal name');
const unexpected = (page: Page) => page.getByRole('dialog', { name: 'Unexpected Error' });
const already = (page: Page) => page.getByRole('dialog', { name: 'Your application was already submitted.' });
const succeeded = (page: Page) => page.getByRole('status', { name: 'Success Notification' });
const submit = (page: Page) => page.getByRole('button', { name: 'Submit Application' });
const line = (page: Page) => page.locator('.app-save-status');
const WHOLE = { answers: COMPLETE_ANSWERS, documents: TRANSCRIPT_IN };
/** The console message of a save based on an outdated version. */
const OUTDATED = /status of 412/;

/** Opens a second device on which the same student is logged in. */
async function openPhone(browser: Browser, problems: Problems, username: string): Promise<Page> {
  const context = await browser.newContext();
  problems.watch(context);
  const phone = await context.newPage();
  const reply = await phone.request.post('/public/login', { data: { username, password: SEED_PASSWORD } });
  expect(reply.ok()).toBe(true);
  return phone;
}

/** Opens the last page of a complete application here, and submits it on another device. */
async function submitOnPhone(
  page: Page,
  browser: Browser,
  problems: Problems,
  username: string,
): Promise<void> {
  problems.expect(OUTDATED);
  problems.expect(REFUSED);
  await openForm(page, username, '/final-steps', WHOLE);
  const phone = await openPhone(browser, problems, username);
  await phone.goto('/final-steps');
  await submit(phone).click();
  await expect(phone).toHaveURL('/completion');
}

async function readAnswers(page: Page): Promise<Record<string, string>> {
  const response = await page.request.get('/api/profile');
  return ((await response.json()) as { answer: Record<string, string> }).answer;
}

test("answers saved on a phone survive a later save on a laptop where the form was opened earlier, and so do the laptop's own answers · FORM-04, TRAP-60", async ({
  page,
  browser,
  problems,
  newEmail,
}) => {
  problems.expect(OUTDATED);
  const email = newEmail();
  await openForm(page, email, '/about', { answers: { first_name: 'A', last_name: 'M', middle_name: 'Old' } });
  const phone = await openPhone(browser, problems, email);
  await phone.goto('/about');
  await lastName(phone).fill('Marsh');
  await phone.getByLabel('Middle name').fill('New');
  await goToStep(phone, 'Academics');

  await firstName(page).fill('Ana');
  await page.getByLabel('Middle name').fill('Mine');
  await step(page, 'Academics').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Academics' })).toBeVisible();
  const both = { first_name: 'Ana', last_name: 'Marsh', middle_name: 'Mine' };
  expect(await readAnswers(page)).toMatchObject(both);
  await step(page, 'About You').click();
  await expect(lastName(page)).toHaveValue('Marsh');

  // Now the phone has the older version.
  await step(phone, 'About You').click();
  await expect(firstName(phone)).toHaveValue('Ana');
  await lastName(phone).fill('Marshall');
  await goToStep(phone, 'Submit');
  await expect.poll(() => readAnswers(page)).toMatchObject({ ...both, last_name: 'Marshall' });
});

test('Submit leads to the thank-you page if the application has already been submitted on another device · SUB-11, ROUTE-31', async ({
  page,
  browser,
  problems,
  newEmail,
}) => {
  await submitOnPhone(page, browser, problems, newEmail());

  await submit(page).click();
  await expect(page).toHaveURL('/completion');
  await expect(unexpected(page)).toHaveCount(0);
  await expect(succeeded(page)).toHaveCount(1);
});

test('when a step is clicked, a correction made after the application was submitted on another device is named before the thank-you page appears · SUB-11, ROUTE-31', async ({
  page,
  browser,
  problems,
  newEmail,
}) => {
  await submitOnPhone(page, browser, problems, newEmail());

  await signature(page).fill('Maya B. Okafor');
  await step(page, 'About You').click();
  await expect(already(page).getByRole('listitem')).toHaveText(['Type your full legal name']);
  await expect(unexpected(page)).toHaveCount(0);
  await already(page).getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/completion');
  await expect(succeeded(page)).toHaveCount(0);
  expect((await readAnswers(page)).signature_name).toBe('Maya Okafor');
});

test('a student who logs out with a correction made after submission is shown the correction and can then log out · SUB-11, ACC-10', async ({
  page,
  browser,
  problems,
  newEmail,
}) => {
  await submitOnPhone(page, browser, problems, newEmail());

  await signature(page).fill('Maya B. Okafor');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(already(page).getByRole('listitem')).toHaveText(['Type your full legal name']);
  await expect(page.getByRole('dialog', { name: /could not be saved/ })).toHaveCount(0);
  await already(page).getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/completion');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('dialog', { name: 'Account' }).getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/login');
});

test('the save line reports a component count or chosen tab that could not be saved, and the next save sends it · FORM-04, FORM-05', async ({
  page,
  problems,
  newEmail,
}) => {
  problems.expect(REFUSED);
  await openForm(page, newEmail(), '/about');
  await failCalls(page, 'saveAddAnother:500:unexpected');
  await page.getByRole('button', { name: 'Add another parent or guardian' }).click();
  await expect(line(page)).toContainText('Not saved: something went wrong on our side.');
  await letThrough(page);
  const calls = watchCalls(page, /^\/api\/(add-another|tabs)/);
  await step(page, 'Academics').click();
  await expect
    .poll(() => calls.map(({ body }) => body))
    .toEqual([{ button_id: 'parent', num_components: 2 }]);
  await expect(line(page)).toContainText('Saved at');

  await failCalls(page, 'saveTab:500:unexpected');
  await page.getByRole('tab', { name: 'Outside the US' }).click();
  await expect(line(page)).toContainText('Not saved: something went wrong on our side.');
  await letThrough(page);
  calls.length = 0;
  await line(page).getByRole('button', { name: 'Try again' }).click();
  await expect(line(page)).toContainText('Saved at');
  expect(calls.map(({ path }) => path)).toEqual(['/api/tabs']);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Outside the US' })).toHaveAttribute('aria-selected', 'true');
});
