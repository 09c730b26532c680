import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { failCalls, holdCalls, NOT_LOADED, REFUSED } from '../test-support/failures.ts';
import { seedStudent, step, watchCalls } from '../test-support/student.ts';

const h1 = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string) => page.getByRole('button', { name });
const firstName = (page: Page) => page.getByLabel('Legal first name');

test('a token opens only its own view · ROUTE-33…35, ROLE-07, ROLE-09, ROLE-11, ROLE-12, ROLE-14, ROLE-15, TRAP-48…50, TRAP-68, ENT-03, ENT-08, NAV-03, ACC-01, PROD-02', async ({
  page,
  newEmail,
  problems,
}) => {
  problems.expect(REFUSED);
  problems.expect(/\[the form\]/);
  const email = newEmail();
  await seedStudent(page, email, {
    status: 'submitted',
    answers: { first_name: 'Zelda', hs_name: 'Hidden High', hs_intl_name: 'Lycée Bellevue' },
    add_another: { parent: 2 },
    tabs: { hs_tab: 'intl' },
  });
  const tokenOf = async (kind: 'service' | 'public') => {
    const response = await page.request.post(`/_sandbox/${kind}-token`, { data: { username: email } });
    return ((await response.json()) as { token: string }).token;
  };
  const [service, open] = [await tokenOf('service'), await tokenOf('public')];
  const calls = watchCalls(page, /^\/(api|service|public)\//);

  await page.goto(`/about?token=${open}`);
  await expect(firstName(page)).toHaveValue('Zelda');
  await expect(page.getByText(/You're previewing/)).toBeVisible();
  await step(page, 'Academics').click();
  await expect(page).toHaveURL(`/education?token=${open}`);
  await expect(h1(page, 'Academics')).toBeVisible();
  expect(calls.map(({ path }) => path)).toEqual([`/public/tmp?token=${open}`]);
  await step(page, 'About You').click();
  await page.getByLabel('Legal last name').fill('Viewer');
  await step(page, 'Academics').click();
  await expect(page).toHaveURL('/signup');
  const carried = await page.evaluate(() => JSON.stringify(history.state));
  expect(carried).toContain('Viewer');
  expect(carried).not.toContain('Zelda');

  for (const query of [`service_token=${service}`, `token=${open}&service_token=${service}`]) {
    calls.length = 0;
    await page.goto(`/x?${query}`);
    // The token is removed from the address bar, but survives a redirect, a reload and Back.
    const address = query.startsWith('token') ? `/about?token=${open}` : '/about';
    await expect(page.getByRole('main')).toContainText('Zelda');
    await expect(page).toHaveURL(address);
    await page.reload();
    await expect(page.getByRole('main')).toContainText('Zelda');
    await page.goto('about:blank');
    await page.goBack();
    await expect(page.getByRole('main')).toContainText('Zelda');
    await expect(page).toHaveURL(address);
    await expect(page.locator('input, select, textarea, button, nav, a[href^="http"]')).toHaveCount(0);
    const paths = new Set(calls.map(({ method, path }) => `${method} ${path}`));
    expect([...paths]).toEqual([`GET /service/tmp-pdf?service_token=${service}`]);
  }

  // The view includes what opens only on demand in the form: the chosen tab, the added components, and the text
  // before a signature.
  const sheet = page.getByRole('main');
  await expect(sheet).toContainText('Lycée Bellevue');
  await expect(sheet).not.toContainText('Hidden High');
  await expect(sheet.getByRole('heading', { name: /^Parent or guardian/ })).toHaveCount(2);
  await expect(sheet).toContainText('Review your answers, then sign.');
  await expect(sheet).not.toContainText(/Type your full legal name|undefined|null/);
  await expect(sheet.getByText('Not answered').first()).toBeVisible();
  await expect(page.getByRole('separator')).toHaveCount(0);

  await page.goto('/about?service_token=wrong');
  await expect(page.getByText('Something went wrong.')).toBeVisible();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('button')).toHaveCount(0);

  // Longer than any server accepts in a URL.
  await page.goto(`/about?token=${'x'.repeat(5_000)}`);
  await expect(h1(page, 'This link has expired.')).toBeVisible();

  await page.goto('/about?service_token=&token=');
  await expect(h1(page, 'Thank you for applying!')).toBeVisible();
});

test('a spinner covers the page while the profile loads, and an error screen appears if loading fails · ROUTE-11, ROUTE-12, FORM-15, ROUTE-16, ERR-01, ERR-02, TRAP-60', async ({
  page,
  newEmail,
  problems,
}) => {
  problems.expect(NOT_LOADED);
  await seedStudent(page, newEmail(), { last_page: '/about' });
  const release = await holdCalls(page, '/api/profile');
  await page.goto('/about');
  const spinner = page.getByRole('status', { name: 'Loading' });
  expect(await spinner.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
  await expect(page.locator('input')).toHaveCount(0);
  release();
  await expect(firstName(page)).toBeVisible();
  await expect(spinner).toHaveCount(0);
  await page.unroute('**/api/profile');

  const calls = watchCalls(page, /^\/api\//);
  await failCalls(page, 'getProfile:500:unexpected', { times: 2 });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Something went wrong.' })).toBeVisible();
  await expect(
    page.getByText(
      'The issue that caused you to see this has been logged. We will get it fixed as soon as possible.',
    ),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Back to login' }).click();
  await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Something went wrong.' })).toBeVisible();
  expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  await button(page, 'Reload').click();
  await expect(firstName(page)).toBeVisible();
});
