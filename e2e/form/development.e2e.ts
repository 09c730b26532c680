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

interface Mistake {
  module: string;
  find: RegExp;
  replacement: string;
}

const NAMES = '/src/form/pages/about/nameSection.ts';

/** Adds a key that is neither in the contract nor in a tenant's data model. */
const UNKNOWN_KEY: Mistake = {
  module: NAMES,
  find: /(?=text\(['"]last_name['"])/,
  replacement: "text('frist_name', { label: 'First name' }), ",
};
const ON_TWO_PAGES: Mistake = {
  module: '/src/form/pages/final-steps/closingSection.ts',
  find: /text\(['"]heard_other['"]/,
  replacement: "text('first_name'",
};
/** Plants mistakes in modules as they are served to the browser, as if their files had been edited. */
async function plant(page: Page, ...mistakes: Mistake[]): Promise<void> {
  await page.route(
    ({ pathname }) => mistakes.some(({ module }) => module === pathname),
    async (route) => {
      const response = await route.fetch();
      const { pathname } = new URL(route.request().url());
      let body = await response.text();
      for (const { find, replacement } of mistakes.filter(({ module }) => module === pathname)) {
        expect(body, `the code that a mistake replaces in ${pathname}`).toMatch(find);
        body = body.replace(find, replacement);
      }
      await route.fulfill({ response, body });
    },
  );
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
      await plant(page, UNKNOWN_KEY, ON_TWO_PAGES);
      await page.goto('/about');
      const said = page.getByRole('alert');
      await expect(said).toContainText('Your yup schema has extra keys in it: frist_name');
      await expect(said).toContainText('The key frist_name is not in the tenant data model');
      await expect(said).toContainText(
        'The question key first_name is on more than one page: about, final-steps',
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

test('in production, a misconfigured form neither stops an applicant nor logs anything · VAL-33, TRAP-65 @long', async ({
  page,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  let planted = 0;
  // In the page that the build has written, and in its scripts.
  await page.route(/\/about$|\/assets\/.*\.js$/, async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    const wrong = code.replaceAll(/(["'`])middle_name\b/g, '$1frist_name');
    if (wrong !== code) planted += 1;
    await route.fulfill({ response, body: wrong });
  });
  await page.goto('/about');
  await expect(page.locator('#frist_name')).toBeVisible();
  expect(planted).toBeGreaterThan(1);
  await page.getByLabel('Legal first name').fill('Maya');
  expect(logged).toEqual([]);
});
