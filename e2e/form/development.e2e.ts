import { startWeb } from '../../scripts/start/startWeb.ts';
import { takePort } from '../../scripts/start/takePort.ts';
import { expect, test } from '../fixtures.ts';
import { submitButton, toast } from '../test-support/cards.ts';
import { COMPLETE } from '../test-support/seeds.ts';
import { REJECTED } from '../test-support/failures.ts';
import { chooseFile, documentRow, hurryPolling, makePdf } from '../test-support/files.ts';
import { openForm, SEED_PASSWORD, step } from '../test-support/student.ts';

/** The development server, as `npm start` runs it without `--production`, with StrictMode. */
const testInDevelopment = test.extend<object, { development: string }>({
  development: [
    async ({}, use) => {
      const backend = process.env.E2E_GATEWAY_URL ?? '';
      const web = await startWeb({ port: await takePort(0), backend, cache: 'journeys' });
      await use(web.url);
      await web.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ development }, use) => use(development),
});

testInDevelopment(
  'in development, a student sees why a session has ended and why a log-in was rejected, uploads the last document and submits · PROD-01, ERR-09, TOAST-01',
  async ({ page, context, newEmail, problems }) => {
    testInDevelopment.setTimeout(120_000);
    problems.expect(REJECTED);
    await hurryPolling(page);
    const email = newEmail();
    await openForm(page, email, '/education', { answers: COMPLETE.answers });
    await context.clearCookies({ name: 'admit_id_token' });
    await page.reload();
    await expect(page).toHaveURL('/login');
    const error = toast(page, 'Login Card Error');
    await expect(error).toContainText('Your session is invalid. Please clear your cookies and login again.');

    await page.reload();
    await page.getByLabel('Email Address').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('Wrong-Horse-7');
    await submitButton(page).click();
    await expect(error).toContainText('Incorrect username or password.');
    await page.getByLabel('Password', { exact: true }).fill(SEED_PASSWORD);
    await submitButton(page).click();

    const label = 'High-school transcript';
    await chooseFile(page, label, makePdf());
    await expect(documentRow(page, label).getByRole('status')).toContainText('Converted and attached');
    await page.getByRole('button', { name: 'Save and Continue' }).click();
    await expect(page.getByText(/^Saved at/)).toBeVisible();
    await step(page, 'Submit').click();
    await page.getByRole('button', { name: 'Submit Application' }).click();
    await expect(page).toHaveURL('/completion');
    await expect(page.getByText('Your application was successfully submitted.')).toBeVisible();
  },
);
