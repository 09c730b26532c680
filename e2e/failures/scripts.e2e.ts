import { expect, test } from '../fixtures.ts';
import { seedStudent } from '../support/student.ts';

test('a form whose script cannot be fetched says so instead of staying blank, and comes at Reload · ERR-02', async ({
  page,
  newEmail,
  problems,
}) => {
  problems.expect(/ERR_FAILED|Failed to fetch dynamically imported module/);
  await seedStudent(page, newEmail(), { last_page: '/about' });
  const script = /\/assets\/formSide-.*\.js/;
  await page.route(script, (route) => route.abort());
  await page.goto('/about');
  await expect(page.getByRole('heading', { name: 'Something went wrong.' })).toBeVisible();
  await page.unroute(script);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { name: 'About You', level: 1 })).toBeVisible();
});
