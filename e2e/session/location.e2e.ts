import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { failCalls, holdCalls, NOT_LOADED } from '../test-support/failures.ts';
import { isCall, openForm, seedStudent, step, watchCalls } from '../test-support/student.ts';
import { waitForCopy } from '../test-support/waitForCopy.ts';

const h1 = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string) => page.getByRole('button', { name });
const firstName = (page: Page) => page.getByLabel('Legal first name');

/** The values of `last_page` sent to the server, in order. */
const recorded = (calls: { path: string; body: unknown }[]) =>
  calls
    .filter(({ path }) => path === '/api/last-page')
    .map(({ body }) => (body as { last_page: string }).last_page);

test('a visitor can open every page without any call to the server · ROUTE-17, ROUTE-19, ROUTE-36, ROUTE-04…06, NAV-01, NAV-02, NAV-08, NAV-10, TRAP-09, TRAP-14', async ({
  page,
}) => {
  const calls = watchCalls(page, /^\/(api|service|public)\//);
  await page.goto('/foo/bar?x=1&y=2#parent_1_name');
  await expect(page).toHaveURL('/about?x=1&y=2#parent_1_name');
  for (const path of ['/', '/completion', '/about/']) {
    await page.goto(path);
    await expect(h1(page, 'About You')).toBeVisible();
    await expect(page).toHaveURL(path === '/about/' ? path : '/about');
  }

  for (const region of ['banner', 'contentinfo', 'main'] as const)
    await expect(page.getByRole(region)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Application steps' }).getByRole('listitem')).toHaveText([
    /1.*About You/s,
    /2.*Academics/s,
    /3.*Submit/s,
  ]);
  const length = await page.evaluate(() => history.length);
  for (const [number, name, path] of [
    [2, 'Academics', '/education'],
    [3, 'Submit', '/final-steps'],
    [1, 'About You', '/about'],
  ] as const) {
    await expect(step(page, name)).toHaveAttribute('href', path);
    await step(page, name).click();
    await expect(h1(page, name)).toBeVisible();
    await expect(page).toHaveURL(path);
    await expect(step(page, name)).toHaveAttribute('aria-current', 'step');
    await expect(page.locator('[aria-current="step"]')).toHaveCount(1);
    await expect(page.getByText(`Step ${String(number)} of 3`)).toBeVisible();
  }
  expect(await page.evaluate(() => history.length)).toBe(length);

  await button(page, 'Add another parent or guardian').click();
  await page.getByRole('tab', { name: 'Outside the US and Canada' }).or(page.getByRole('tab').nth(1)).click();
  await firstName(page).fill('Maya');
  await firstName(page).fill('');
  await button(page, 'Save and Continue').click();
  await expect(page).toHaveURL('/education');
  expect(calls).toEqual([]);
});

test('a visitor who has answered a question is sent to sign-up by a step, Save and Continue or Submit · NAV-07, BTN-03…05, ROUTE-31, TRAP-08, TRAP-13, TRAP-14', async ({
  page,
  newEmail,
}) => {
  await page.goto('/about');
  await firstName(page).fill('Maya');
  await step(page, 'Academics').click();
  await expect(page).toHaveURL('/signup');
  await page.goBack();
  await expect(firstName(page)).toHaveValue('Maya');
  await button(page, 'Save and Continue').click();
  await expect(page).toHaveURL('/signup');

  await page.goto('/final-steps');
  await button(page, 'Submit Application').click();
  await expect(page).toHaveURL('/signup');

  await page.goto('/about');
  await page.getByLabel('How many brothers and sisters do you have?').fill('0');
  await step(page, 'Academics').click();
  await expect(page).toHaveURL('/signup');

  // Where a visitor has navigated does not change where the student resumes.
  await page.goto('/about');
  await step(page, 'Academics').click();
  await expect(page).toHaveURL('/education');
  const email = newEmail();
  await seedStudent(page, email, { last_page: '/final-steps' });
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('link', { name: 'Sign In', exact: true }).click();
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Example-Pass-2026');
  await button(page, 'Submit').click();
  await expect(page).toHaveURL('/final-steps');
});

test('a student resumes at the last page and can then navigate freely · ROUTE-10, ROUTE-20…23, TRAP-01, TRAP-02, TRAP-06, NAV-06, BTN-01', async ({
  page,
  newEmail,
}) => {
  await seedStudent(page, newEmail(), { last_page: '/education' });
  const calls = watchCalls(page, /^\/api\//);
  for (let visit = 1; visit <= 2; visit += 1) {
    await page.goto('/about?x=1');
    await expect(h1(page, 'Academics')).toBeVisible();
    await expect(page).toHaveURL('/education?x=1');
  }
  await expect.poll(() => recorded(calls)).toEqual(['/education', '/education']);
  expect(calls.filter(({ path }) => path === '/api/profile')).toHaveLength(2);

  calls.length = 0;
  await step(page, 'About You').click();
  await expect(h1(page, 'About You')).toBeVisible();
  await button(page, 'Save and Continue').click();
  await expect(h1(page, 'Academics')).toBeVisible();
  await button(page, 'Save and Continue').click();
  await expect(h1(page, 'Submit')).toBeVisible();
  await button(page, 'Back').click();
  await expect(h1(page, 'Academics')).toBeVisible();
  await step(page, 'Academics').click();
  await expect(button(page, 'Back')).not.toHaveAttribute('aria-busy', 'true');
  await expect.poll(() => recorded(calls)).toEqual(['/about', '/education', '/final-steps', '/education']);
  expect(calls.filter(({ path }) => /profile|web-status/.test(path))).toEqual([]);

  // NAV-02: steps in the menu create no history entries, but Save and Continue and the form's Back button do.
  await page.goBack();
  await expect(page).toHaveURL('/final-steps?x=1');
});

test('every page of the form has its five regions after its data has been loaded just once, and a card loads no data · ROUTE-01, ROUTE-08, ROUTE-09, API-37…39, CONST-07', async ({
  page,
  newEmail,
  problems,
}) => {
  problems.expect(NOT_LOADED);
  const loads = watchCalls(page, /^\/api\/(profile|add-another|tabs|document-answer)$/);
  const paths = () => loads.map(({ path }) => path).sort();
  const ONCE = ['/api/add-another', '/api/document-answer', '/api/profile', '/api/tabs'];
  await openForm(page, newEmail(), '/about', { status: 'validating' });

  for (const name of ['Academics', 'Submit', 'About You']) {
    for (const region of ['banner', 'main', 'contentinfo'] as const)
      await expect(page.getByRole(region)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Please review your application' })).toBeVisible();
    await page.evaluate(() => {
      for (const type of ['blur', 'focus', 'offline', 'online']) window.dispatchEvent(new Event(type));
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await step(page, name).click();
    await expect(h1(page, name)).toBeVisible();
  }
  expect(paths()).toEqual(ONCE);

  loads.length = 0;
  await failCalls(page, 'getTabs:500:unexpected');
  await page.reload();
  await expect(h1(page, 'Something went wrong.')).toBeVisible();
  expect(paths()).toEqual(ONCE);

  loads.length = 0;
  await page.goto('/login');
  await expect(h1(page, 'Log In')).toBeVisible();
  expect(paths()).toEqual([]);
});

test("a summary link, Back and Forward count as the student's own navigation, and the link saves and validates even without unsaved answers · TRAP-02, TRAP-28, VSUM-02, ROUTE-03, ROLE-05, NAV-04, NAV-05", async ({
  page,
  newEmail,
}) => {
  const answers = { last_name: 'Okafor' };
  await openForm(page, newEmail(), '/final-steps', { status: 'validating', answers });
  const calls = watchCalls(page, /^\/api\/(answer|validations)$/);
  await page.getByRole('link', { name: /^Legal first name/ }).click();
  await expect(page).toHaveURL('/about#first_name');
  expect(calls.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
    'POST /api/validations',
    'PUT /api/answer',
  ]);
  expect(calls.find(({ path }) => path === '/api/answer')?.body).toMatchObject(answers);
  await expect(firstName(page)).toBeFocused();

  await page.evaluate(() => history.pushState({ key: 'own' }, '', '/education'));
  await page.goBack();
  await expect(h1(page, 'About You')).toBeVisible();
  await page.goForward();
  await expect(h1(page, 'Academics')).toBeVisible();
  await expect(page).toHaveURL('/education');
  await page.evaluate(() => history.pushState({ key: 'own2' }, '', '/completion'));
  await page.goBack();
  await page.goForward();
  await expect(page).toHaveURL('/about');
});

test('an unknown last page is ignored · TRAP-05, TRAP-06', async ({ page, newEmail }) => {
  await seedStudent(page, newEmail(), { last_page: '/education' });
  let lastPage: string | null = null;
  await page.route('**/api/profile', async (route) => {
    const response = await route.fetch();
    const profile = (await response.json()) as object;
    await route.fulfill({ response, json: { ...profile, last_page: lastPage } });
  });
  for (lastPage of [
    '/completion',
    '/academics',
    'education',
    '',
    null,
    'https://evil.example',
    '//evil/about',
  ]) {
    let moves = 0;
    const count = () => (moves += 1);
    page.on('framenavigated', count);
    await page.goto('/about');
    await expect(h1(page, 'About You')).toBeVisible();
    await expect(page).toHaveURL('/about');
    expect(moves).toBeLessThan(5);
    page.off('framenavigated', count);
  }
});

test('a student who has submitted always lands on the thank-you page, but the next student in the same browser does not · ROUTE-07, ROUTE-18, TRAP-03, TRAP-04, TRAP-35, BAN-06', async ({
  page,
  newEmail,
  problems,
}) => {
  // A poll for the PDF may arrive after the log-out; the page does not show that it was rejected.
  problems.expect(/status of 401.*\/api\/pdf\)/);
  await seedStudent(page, newEmail(), {
    status: 'submitted',
    last_page: '/education',
    answers: { first_name: 'Ana' },
  });
  const calls = watchCalls(page, /^\/api\//);
  for (const path of ['/about', '/education', '/final-steps', '/completion']) {
    await page.goto(path);
    await expect(h1(page, 'Thank you for applying!')).toBeVisible();
    await expect(page).toHaveURL('/completion');
  }
  expect(recorded(calls)).toEqual([]);
  await expect(page.getByText(/Your application is complete/)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Application steps' })).toHaveCount(0);
  await expect(page.locator('form')).toHaveCount(0);
  await expect(button(page, 'Submit Application')).toHaveCount(0);
  await expect(page.getByRole('banner')).toContainText('Your application is complete');
  await expect(button(page, 'Help')).toBeVisible();

  await waitForCopy(page);
  await button(page, 'Account').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.locator('[role=alert][aria-label]')).toHaveCount(0);
  const next = newEmail();
  await seedStudent(page, next, { last_page: '/about' });
  await page.context().clearCookies();
  await page.getByLabel('Email Address').fill(next);
  await page.getByLabel('Password', { exact: true }).fill('Example-Pass-2026');
  await button(page, 'Submit').click();
  await expect(h1(page, 'About You')).toBeVisible();
  await expect(firstName(page)).toHaveValue('');
  await expect(page.getByRole('banner')).toContainText('Welcome back!');
});

test('moving to another step saves and validates once, in parallel, and waits for both · NAV-04, NAV-05, NAV-11, BTN-02, TRAP-27, TRAP-41, TRAP-61', async ({
  page,
  newEmail,
}) => {
  await openForm(page, newEmail(), '/about', { answers: { last_name: 'Okafor' } });
  await firstName(page).fill('Maya');
  const calls = watchCalls(page, /^\/api\//);
  const release = await holdCalls(page, '/api/answer');

  const validations = page.waitForRequest((request) => isCall(request, 'POST', '/api/validations'));
  await step(page, 'Academics').dblclick();
  await validations;
  await expect(page).toHaveURL('/about');
  release();
  await expect(h1(page, 'Academics')).toBeVisible();
  await expect.poll(() => recorded(calls)).toEqual(['/education']);
  expect(calls.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
    'POST /api/validations',
    'PUT /api/answer',
    'PUT /api/last-page',
  ]);
  expect(calls.find(({ path }) => path === '/api/answer')?.body).toMatchObject({
    first_name: 'Maya',
    last_name: 'Okafor',
  });
});
