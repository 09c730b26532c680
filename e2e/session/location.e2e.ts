import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { seedStudent, step, watchCalls } from '../test-support/student.ts';

const h1 = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string) => page.getByRole('button', { name });

test('a visitor can open every page without a call to the server, and Save and Continue opens the sign-up card once an answer has been entered · ROUTE-17, ROUTE-19, ROUTE-36, ROUTE-04…06, ROUTE-08, NAV-01, NAV-02, NAV-07, NAV-08, NAV-10, BTN-03, BTN-04, TRAP-09, TRAP-14', async ({
  page,
}) => {
  const calls = watchCalls(page, /^\/(api|service|public)\//);
  const firstName = page.getByLabel('Legal first name');
  await page.goto('/foo/bar?x=1&y=2#parent_1_name');
  await expect(page).toHaveURL('/about?x=1&y=2#parent_1_name');
  await page.goto('/');
  await expect(page).toHaveURL('/about');

  const steps = page.getByRole('navigation', { name: 'Application steps' }).getByRole('listitem');
  const count = await steps.count();
  const length = await page.evaluate(() => history.length);
  for (let number = count; number > 0; number -= 1) {
    const link = steps.nth(number - 1).getByRole('link');
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'step');
    await expect(page).toHaveURL((await link.getAttribute('href')) ?? '');
    await expect(h1(page, await link.locator('.app-step-navigation__title').innerText())).toBeVisible();
    await expect(page.getByText(`Step ${String(number)} of ${String(count)}`)).toBeVisible();
    for (const region of ['banner', 'main', 'contentinfo'] as const)
      await expect(page.getByRole(region)).toBeVisible();
  }
  expect(await page.evaluate(() => history.length)).toBe(length);

  await button(page, 'Add another parent or guardian').click();
  await page.getByRole('tab', { name: 'Outside the US' }).click();
  await firstName.fill('Maya');
  await firstName.fill('');
  await button(page, 'Save and Continue').click();
  await expect(page).toHaveURL('/education');
  await step(page, 'About You').click();
  await firstName.fill('Maya');
  await button(page, 'Save and Continue').click();
  await expect(page).toHaveURL('/signup');
  await page.goBack();
  await expect(firstName).toHaveValue('Maya');
  expect(calls).toEqual([]);
});

test('a student resumes at the last page, and moving by menu, buttons, Back and Forward does not reload the student’s data · ROUTE-03, ROUTE-09, ROUTE-10, ROUTE-20…23, TRAP-01, TRAP-02, TRAP-06, NAV-02, NAV-04, NAV-05, NAV-06, ROLE-05, BTN-01, BTN-02, CONST-07', async ({
  page,
  newEmail,
}) => {
  await seedStudent(page, newEmail(), { last_page: '/education' });
  const calls = watchCalls(page, /^\/api\//);
  await page.goto('/about?x=1');
  await expect(h1(page, 'Academics')).toBeVisible();
  await expect(page).toHaveURL('/education?x=1');

  await step(page, 'About You').click();
  await expect(h1(page, 'About You')).toBeVisible();
  await button(page, 'Save and Continue').click();
  await expect(h1(page, 'Academics')).toBeVisible();
  await button(page, 'Back').click();
  await expect(h1(page, 'About You')).toBeVisible();
  await page.evaluate(() => {
    for (const type of ['blur', 'focus', 'offline', 'online']) window.dispatchEvent(new Event(type));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  // Steps in the menu create no history entries, but Save and Continue and the form's Back button do.
  await page.goBack();
  await expect(h1(page, 'Academics')).toBeVisible();
  await expect(page).toHaveURL('/education?x=1');
  await page.goForward();
  await expect(h1(page, 'About You')).toBeVisible();

  const recorded = () =>
    calls
      .filter(({ path }) => path === '/api/last-page')
      .map(({ body }) => (body as { last_page: string }).last_page);
  await expect
    .poll(recorded)
    .toEqual(['/education', '/about', '/education', '/about', '/education', '/about']);
  const loads = calls.filter(({ path }) =>
    /^\/api\/(profile|add-another|tabs|document-answer|web-status)$/.test(path),
  );
  expect(loads.map(({ path }) => path).sort()).toEqual([
    '/api/add-another',
    '/api/document-answer',
    '/api/profile',
    '/api/tabs',
  ]);
});
