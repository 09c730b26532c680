import { expect, test } from '../fixtures.ts';
import { openForm, seedStudent } from '../test-support/student.ts';

test('a form whose script cannot be fetched shows an error screen, and its Reload button opens the form · ERR-02', async ({
  page,
  newEmail,
  problems,
}) => {
  problems.expect(/ERR_FAILED|Failed to fetch dynamically imported module/);
  await seedStudent(page, newEmail(), { last_page: '/about' });
  const script = /\/assets\/form\.chunk-.*\.js/;
  await page.route(script, (route) => route.abort());
  await page.goto('/about');
  await expect(page.getByRole('heading', { name: 'Something went wrong.' })).toBeVisible();
  await page.unroute(script);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { name: 'About You', level: 1 })).toBeVisible();
});

test('if the validation script never loads, a dialog offers to reload, and the answers are kept · ERR-15 @long', async ({
  page,
  newEmail,
  problems,
}) => {
  problems.expect(/\[an action\]|\[a screen\]/);
  await page.clock.install();
  const script = /\/assets\/createValidator-.*\.js/;
  await page.route(script, () => undefined);
  await openForm(page, newEmail(), '/about');
  await page.getByLabel('Legal first name').fill('Maya');
  const saved = page.waitForResponse('**/api/answer');
  await page.getByRole('button', { name: 'Save and Continue' }).click();
  await saved;
  await page.clock.runFor(10_000);
  await expect(page.getByText('This is taking longer than usual.')).toBeInViewport();
  await page.clock.runFor(21_000);
  const dialog = page.getByRole('dialog', { name: 'Unexpected Error' });
  await expect(dialog).toContainText('Part of this page did not load.');

  await page.unroute(script);
  await dialog.getByRole('button', { name: 'Reload' }).click();

  await expect(dialog).toHaveCount(0);
  await expect(page.getByLabel('Legal first name')).toHaveValue('Maya');
  await page.getByRole('button', { name: 'Save and Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Academics', level: 1 })).toBeVisible();
});
