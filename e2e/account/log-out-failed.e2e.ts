import { expect, test } from '../fixtures.ts';
import { failCalls, letThrough, REFUSED } from '../test-support/failures.ts';
import { openForm, watchCalls } from '../test-support/student.ts';

test('a failed log-out leaves no personal data on screen, even after a reload, and is retried when the button is pressed, on the next visit, or once the network is back · ERR-10, ERR-18, ERR-19, API-37, TRAP-63', async ({
  page,
  context,
  newEmail,
  problems,
}) => {
  problems.expect(REFUSED);
  problems.expect(/\[the form\]|LogOutFailedError/);
  const maya = newEmail();
  const open = () => openForm(page, maya, '/about', { answers: { first_name: 'Maya' } });
  const calls = watchCalls(page, /^\/api\/logout/);
  const notYet = page.getByRole('heading', { name: 'You are not logged out yet.' });
  const logOut = async () => {
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('button', { name: 'Log Out' }).click();
    await expect(notYet).toBeVisible();
  };
  await open();
  await failCalls(page, 'logOut:500:unexpected', { message: 'We are closed until noon.' });
  await logOut();
  await expect(page.getByText('We are closed until noon.')).toBeVisible();
  await expect(page.locator('input')).toHaveCount(0);
  await expect(page.getByText('Maya')).toHaveCount(0);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('That did not work. You are still logged in.')).toBeVisible();
  // Neither reloading the page nor entering an address reopens the application.
  await page.reload();
  await expect(notYet).toBeVisible();
  await letThrough(page);
  await page.goto('/education');
  await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
  expect(calls).toHaveLength(4);

  await open();
  await context.setOffline(true);
  await logOut();
  await expect(page.getByText('We could not reach the server to log you out.')).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL('/login');
  expect((await context.cookies()).filter(({ name }) => name.startsWith('admit_'))).toEqual([]);
  await expect(page.getByRole('alert', { name: 'Login Card Error' })).toHaveCount(0);
});
