import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { createAccount, logIn, PASSWORD, signUp } from '../test-support/account.ts';
import { cardHeading, resendButton as resend, submitButton, toast } from '../test-support/cards.ts';
import { stopClock } from '../test-support/controls.ts';

const submit = (page: Page) => submitButton(page).click();
const password = (page: Page) => page.getByLabel('Password', { exact: true });

/** Refused requests stand in the browser's console as errors; these are what the journeys are about. */
const REFUSED = /status of (400|409)/;

test('signs up, confirms with the mailed code and logs in · PROD-03…05, AUTH-35, AUTH-36, ROUTE-14, ROUTE-25…28 @phone-only', async ({
  page,
  outbox,
  newEmail,
}) => {
  const email = newEmail();
  await createAccount(page, email);
  await expect(page.getByLabel('Email Address')).toHaveCount(0);
  await expect(page.getByText(email)).toBeVisible();

  await page.getByLabel('Confirmation Code').fill((await outbox.newest(email)).code);
  await submit(page);
  await expect(page).toHaveURL('/login');
  await expect(toast(page, 'Success Notification')).toContainText('Your account is confirmed.');
  await expect(page.getByLabel('Email Address')).toHaveValue(email);

  await password(page).fill(PASSWORD);
  await password(page).press('Enter');
  await expect(page).toHaveURL('/about');
  await expect(page.getByText('Congratulations!')).toBeVisible();
});

test('refuses a wrong code, then takes the right one pasted with a space · AUTH-14, AUTH-25', async ({
  page,
  context,
  outbox,
  newEmail,
  problems,
}) => {
  problems.expect(REFUSED);
  const email = newEmail();
  await createAccount(page, email);
  const { code } = await outbox.newest(email);
  const field = page.getByLabel('Confirmation Code');

  await field.fill(code === '000000' ? '111111' : '000000');
  await submit(page);
  await expect(toast(page, 'Confirm Card Error')).toContainText('This code is wrong or has expired.');
  await expect(page).toHaveURL('/confirm');

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((text) => navigator.clipboard.writeText(text), `${code.slice(0, 3)} ${code.slice(3)}`);
  await field.fill('');
  await field.press('ControlOrMeta+v');
  await expect(field).toHaveValue(code);
  await submit(page);
  await expect(page).toHaveURL('/login');
});

test('an unconfirmed account gets a new code from the login card · TRAP-66, ROUTE-27, AUTH-37', async ({
  page,
  outbox,
  newEmail,
  problems,
}) => {
  problems.expect(REFUSED);
  const email = newEmail();
  await createAccount(page, email);
  const first = (await outbox.newest(email)).code;

  await page.goto('/login');
  await page.getByLabel('Email Address').fill(email);
  await password(page).fill(PASSWORD);
  await submit(page);
  await expect(toast(page, 'Login Card Error')).toContainText('not confirmed');
  await expect(page.getByRole('link', { name: 'Enter your code' })).toBeVisible();

  await resend(page).click();
  await expect(page).toHaveURL('/confirm');
  await expect(toast(page, 'Success Notification')).toContainText('a new code is on its way');
  await expect(toast(page, 'Login Card Error')).toHaveCount(0);
  await expect.poll(async () => (await outbox.newest(email)).code).not.toBe(first);
  await page.getByLabel('Confirmation Code').fill((await outbox.newest(email)).code);
  await submit(page);
  await expect(page).toHaveURL('/login');
});

test('sets a new password with the mailed link · AUTH-19, AUTH-22, AUTH-38, ROUTE-29 @phone-only', async ({
  page,
  outbox,
  newEmail,
  problems,
}) => {
  problems.expect(REFUSED);
  const email = newEmail();
  const next = 'Another-Horse-8-Battery';
  await page.clock.install();
  await signUp(page, outbox, email);

  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot Password' })).toBeVisible();
  await expect(page.getByLabel('Email Address')).toHaveValue(email);
  // On a busy machine the five seconds of a toast are over before it is closed.
  await stopClock(page);
  await submit(page);
  const sent = toast(page, 'Success Notification').filter({ hasText: 'a link to reset your password' });
  await sent.getByRole('button', { name: 'Close' }).click();
  await expect(sent).toHaveCount(0);
  await page.clock.resume();
  await expect(page).toHaveURL('/forgot');

  const { link } = await outbox.newest(email, /reset/i);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Reset Password' })).toBeVisible();
  await expect(page).toHaveURL('/reset');
  const kept = await page.evaluate(() =>
    JSON.stringify([history.state, Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  expect(kept).not.toContain(new URL(link).searchParams.get('id'));
  await page.getByLabel('New Password').fill(next);
  await page.getByLabel('Confirm Password').fill(next);
  await submit(page);
  await expect(page).toHaveURL('/login');
  await expect(toast(page, 'Success Notification')).toContainText('Your password is changed.');

  await password(page).fill(PASSWORD);
  await submit(page);
  await expect(toast(page, 'Login Card Error')).toContainText('Incorrect username or password.');
  await logIn(page, email, next);
  await expect(page).toHaveURL('/about');
});

test('a reset link without its id, or reloaded, shows the way to a new one, beside what has the focus · AUTH-30, TRAP-22, WCAG 2.4.11', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  for (const id of ['', '&id=xyz']) {
    await page.goto(`/reset?username=ana%40example.edu${id}`);
    await expect(page).toHaveURL('/reset');
    if (id) await page.reload();
    await page.getByLabel('New Password').fill(PASSWORD);
    await page.getByLabel('Confirm Password').fill(PASSWORD);
    await page.getByLabel('Confirm Password').press('Enter');
    await expect(toast(page, 'Reset Password Card Error')).toContainText('This reset link is incomplete.');
    await expect(page.getByLabel('Confirm Password')).toBeFocused();
    await expect.poll(() => page.evaluate(gapToToast)).toBeGreaterThanOrEqual(0);
  }
  expect(posts).toEqual([]);
  const incomplete = toast(page, 'Reset Password Card Error');
  await incomplete.getByRole('link', { name: 'Request a new link' }).click();
  await expect(page).toHaveURL('/forgot');
  await expect(page.getByRole('heading', { name: 'Forgot Password' })).toBeVisible();
  await expect(incomplete).toHaveCount(0);
});

test('an address that has an account is led to its login · TRAP-66, AUTH-25', async ({
  page,
  outbox,
  newEmail,
  problems,
}) => {
  problems.expect(REFUSED);
  const email = newEmail();
  await signUp(page, outbox, email);

  await page.goto('/signup');
  await page.getByLabel('Email Address').fill(email);
  await password(page).fill(PASSWORD);
  await submit(page);
  await expect(toast(page, 'Sign Up Card Error')).toContainText('already exists');

  await page.getByRole('link', { name: 'Go to login' }).click();
  await expect(cardHeading(page, 'Log In')).toBeVisible();
  await expect(page).toHaveURL('/login');
  await expect(page.getByLabel('Email Address')).toHaveValue(email);
});

test('the confirm card works when it is opened cold · TRAP-21', async ({
  page,
  outbox,
  newEmail,
  context,
}) => {
  const email = newEmail();
  await createAccount(page, email);
  const { code } = await outbox.newest(email);

  const other = await context.newPage();
  await other.goto('/confirm');
  await resend(other).click();
  await expect(other.getByText('Your email address must be valid.')).toBeVisible();
  await other.getByLabel('Email Address').fill(email);
  await other.getByLabel('Confirmation Code').fill(code);
  await submit(other);
  await expect(other).toHaveURL('/login');
});

test('answers travel through every card to the account, no password with them · PROD-10, AUTH-03, TRAP-13', async ({
  page,
  outbox,
  newEmail,
}) => {
  const email = newEmail();
  await page.goto('/about');
  await page.getByLabel('Legal first name').fill('Maya');
  await page.getByRole('button', { name: 'Save and Continue' }).click();
  await expect(page).toHaveURL('/signup');
  await expect(page.getByText(/We’ll keep the answers/)).toBeVisible();

  await page.getByLabel('Email Address').fill(email);
  await password(page).fill(PASSWORD);
  await page.getByRole('link', { name: 'Log In' }).click();
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('link', { name: 'Back to login' }).click();
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await expect(cardHeading(page, 'Sign Up')).toBeVisible();
  await expect(page.getByLabel('Email Address')).toHaveValue(email);
  const state = () => page.evaluate(() => JSON.stringify(history.state));
  await expect.poll(state).toContain('Maya');
  expect(await state()).not.toContain(PASSWORD);

  await signUp(page, outbox, email);
  await logIn(page, email);
  await expect(page.getByLabel('Legal first name')).toHaveValue('Maya');
});

/** How far what has the focus ends above the toast. */
function gapToToast(): number {
  const under = document.activeElement?.getBoundingClientRect();
  const over = document.querySelector('.app-toast')?.getBoundingClientRect();
  return under && over ? over.top - under.bottom : NaN;
}
