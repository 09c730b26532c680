import type { Page } from '@playwright/test';
import { startWeb } from '../../scripts/start/startWeb.ts';
import { takePort } from '../../scripts/start/takePort.ts';
import { expect, test } from '../fixtures.ts';
import { submitButton, toast } from '../test-support/cards.ts';
import { COMPLETE } from '../test-support/seeds.ts';
import { REJECTED } from '../test-support/failures.ts';
import { chooseFile, documentRow, hurryPolling, makePdf } from '../test-support/files.ts';
import { openForm, seedStudent, step } from '../test-support/student.ts';

test.use({ hasIdleMoments: true });

/** Adds a key that is neither in the contract nor in a tenant's data model, and one that another page also uses. */
const MISTAKES =
  "text('frist_name', { label: 'First name' }), text('heard_other', { label: 'Where else?' }), ";

/** Plants the mistakes in a module as it is served to the browser, as if its file had been edited. */
async function plantMistakes(page: Page): Promise<void> {
  await page.route('**/src/form/pages/about/nameSection.ts*', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    const planted = body.replace(/(?=text\(['"]last_name['"])/, MISTAKES);
    expect(planted).not.toBe(body);
    await route.fulfill({ response, body: planted });
  });
}

/**
 * Runs on the development server, as `npm start` does without `--production`, with StrictMode. All other journeys run
 * on the production build.
 */
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

testInDevelopment.describe('in development', () => {
  testInDevelopment.use({ hasIdleMoments: false });
  // In one worker, so that the server is started once.
  testInDevelopment.describe.configure({ mode: 'default', timeout: 120_000 });
  const error = (page: Page) => toast(page, 'Login Card Error');
  const next = (page: Page) => page.getByRole('button', { name: 'Save and Continue' });

  testInDevelopment(
    'a misconfigured form shows the mistakes instead of opening · VAL-29…31 @long',
    async ({ page, problems }) => {
      problems.expect(/extra keys in it|is on more than one page/);
      await plantMistakes(page);
      await page.goto('/about');
      const said = page.getByRole('alert');
      await expect(said).toContainText('Your yup schema has extra keys in it: frist_name');
      await expect(said).toContainText('The key frist_name is not in the tenant data model');
      await expect(said).toContainText(
        'The question key heard_other is on more than one page: about, final-steps',
      );
      await expect(page.getByRole('heading')).toHaveCount(0);
    },
  );

  testInDevelopment(
    'the first message of a page is shown: why a session has ended, and why a log-in was rejected · ERR-09, TOAST-01',
    async ({ page, context, newEmail, problems }) => {
      problems.expect(REJECTED);
      await seedStudent(page, newEmail());
      await context.clearCookies({ name: 'admit_id_token' });
      await page.goto('/about');
      await expect(page).toHaveURL('/login');
      await expect(error(page)).toContainText(
        'Your session is invalid. Please clear your cookies and login again.',
      );

      await page.reload();
      await page.getByLabel('Email Address').fill(newEmail());
      await page.getByLabel('Password', { exact: true }).fill('Wrong-Horse-7');
      await submitButton(page).click();
      await expect(error(page)).toContainText('Incorrect username or password.');
    },
  );

  testInDevelopment(
    'a student uploads the last document, saves and submits · PROD-01',
    async ({ page, newEmail }) => {
      await hurryPolling(page);
      await openForm(page, newEmail(), '/education', { answers: COMPLETE.answers });
      await chooseFile(page, 'High-school transcript', await makePdf());
      await expect(documentRow(page, 'High-school transcript').getByRole('status')).toContainText(
        'Converted and attached',
      );
      await next(page).click();
      await expect(page.getByText(/^Saved at/)).toBeVisible();
      await step(page, 'Submit').click();
      await page.getByRole('button', { name: 'Submit Application' }).click();
      await expect(page).toHaveURL('/completion');
      await expect(page.getByText('Your application was successfully submitted.')).toBeVisible();
    },
  );
});
