import { expect, test } from '../fixtures.ts';
import { REJECTED } from '../test-support/failures.ts';
import { openForm } from '../test-support/student.ts';

test('logging out offline leaves no personal data on screen and is completed once the network is back · ERR-10, ERR-18, ERR-19, API-37, TRAP-63', async ({
  page,
  context,
  newEmail,
  problems,
}) => {
  problems.expect(REJECTED);
  problems.expect(/\[the form\]|LogOutFailedError/);
  await openForm(page, newEmail(), '/about', { answers: { first_name: 'Maya' } });
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page.getByRole('heading', { name: 'You are not logged out yet.' })).toBeVisible();
  await expect(page.getByText('We could not reach the server to log you out.')).toBeVisible();
  await expect(page.locator('input')).toHaveCount(0);
  await expect(page.getByText('Maya')).toHaveCount(0);

  await context.setOffline(false);
  await expect(page).toHaveURL('/login');
  expect((await context.cookies()).filter(({ name }) => name.startsWith('admit_'))).toEqual([]);
  await expect(page.getByRole('alert', { name: 'Login Card Error' })).toHaveCount(0);
});
