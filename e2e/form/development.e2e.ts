import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { startWeb } from '../../scripts/start/startWeb.ts';
import { takePort } from '../../scripts/start/takePort.ts';
import { expect, test } from '../fixtures.ts';

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

test('in development, a misconfigured form shows the mistakes instead of opening · VAL-29…31', async ({
  page,
  problems,
}) => {
  test.slow();
  problems.expect(/extra keys in it|is on more than one page/);
  const port = await takePort(0);
  const web = await startWeb({ port, backend: process.env.E2E_GATEWAY_URL ?? '' });
  try {
    await plant(page, UNKNOWN_KEY, ON_TWO_PAGES);
    await page.goto(`${web.url}/about`);
    const said = page.getByRole('alert');
    await expect(said).toContainText('Your yup schema has extra keys in it: frist_name');
    await expect(said).toContainText('The key frist_name is not in the tenant data model');
    await expect(said).toContainText(
      'The question key first_name is on more than one page: about, final-steps',
    );
    await expect(page.getByRole('heading')).toHaveCount(0);
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
