import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { startWeb } from '../../scripts/start/startWeb.ts';
import { takePort } from '../../scripts/start/takePort.ts';
import { expect, test } from '../fixtures.ts';
import { seedStudent, watchCalls } from '../test-support/student.ts';

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
const ON_NO_PAGE: Mistake = {
  module: NAMES,
  find: /text\(['"]middle_name['"][^}]*\}\),/,
  replacement: '',
};

/** Plants mistakes in modules as they are served to the browser, as if their files had been edited. */
async function plant(page: Page, ...mistakes: Mistake[]): Promise<void> {
  await page.unrouteAll();
  await page.route(
    ({ pathname }) => mistakes.some(({ module }) => module === pathname),
    async (route) => {
      const response = await route.fetch();
      const { pathname } = new URL(route.request().url());
      let body = await response.text();
      for (const { find, replacement } of mistakes.filter(({ module }) => module === pathname)) {
        expect(body, `what a mistake replaces in ${pathname}`).toMatch(find);
        body = body.replace(find, replacement);
      }
      await route.fulfill({ response, body });
    },
  );
}

test('in development, a misconfigured form shows the mistake instead of opening, or only logs it if harmless, and opening the form makes each call once · VAL-29…32, TRAP-47', async ({
  page,
  newEmail,
  problems,
}) => {
  test.slow();
  problems.expect(/extra keys in it|is on more than one page/);
  const port = await takePort(0);
  const web = await startWeb({ port, backend: process.env.E2E_GATEWAY_URL ?? '' });
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const form = page.getByRole('heading', { level: 1, name: 'About You' });
  try {
    await plant(page, UNKNOWN_KEY, ON_TWO_PAGES);
    await page.goto(`${web.url}/about`);
    const said = page.getByRole('alert');
    await expect(said).toContainText('Your yup schema has extra keys in it: frist_name');
    await expect(said).toContainText('The key frist_name is not in the tenant data model');
    await expect(said).toContainText(
      'The question key first_name is on more than one page: about, final-steps',
    );
    await expect(form).toHaveCount(0);

    // A key without a page is harmless, so it is only logged.
    await plant(page, ON_NO_PAGE);
    await page.reload();
    await expect(form).toBeVisible();
    await expect
      .poll(() => logged)
      .toContain('The question with yupValueKey middle_name does not correlate to a page');

    // In development, React runs every effect twice; each call must still be made only once.
    await page.unrouteAll();
    await seedStudent(page, newEmail(), { status: 'none' });
    const calls = watchCalls(page, /^\/api\//);
    await page.reload();
    await expect(form).toBeVisible();
    const made = () => calls.map(({ method, path }) => `${method} ${path}`).sort();
    await expect.poll(made).toContain('PUT /api/last-page');
    expect(made()).toEqual([
      'GET /api/add-another',
      'GET /api/document-answer',
      'GET /api/profile',
      'GET /api/tabs',
      'POST /api/web-status',
      'PUT /api/last-page',
    ]);
  } finally {
    // Leaves the page, so that it does not prefetch from the stopped server.
    await page.goto('about:blank');
    await web.close();
    await rm(fileURLToPath(new URL(`../../node_modules/.vite/web-${String(port)}`, import.meta.url)), {
      recursive: true,
      force: true,
    });
  }
});

test('in production, a misconfigured form neither stops an applicant nor logs anything · VAL-33, TRAP-65', async ({
  page,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  let planted = 0;
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    const wrong = code.replaceAll(/(["'`])middle_name\1/g, '`frist_name`');
    if (wrong !== code) planted += 1;
    await route.fulfill({ response, body: wrong });
  });
  await page.goto('/about');
  await expect(page.locator('#frist_name')).toBeVisible();
  expect(planted).toBeGreaterThan(0);
  await page.getByLabel('Legal first name').fill('Maya');
  expect(logged).toEqual([]);
});
