import { expect, test } from '../fixtures.ts';
import { createAccount, logIn, PASSWORD, signUp } from '../test-support/account.ts';
import { cardHeading, field, fillCard, resendButton, submitButton, toast } from '../test-support/cards.ts';
import { paste, stopClock } from '../test-support/controls.ts';
import { seedStudent } from '../test-support/student.ts';

const REFUSED = /status of (400|401|403|429)/;
const SUCCESS = 'Success Notification';

/** The sandbox's limits are per address, so a test uses up only its own. */
test('an unknown address gets the same answer as a known one, and too many tries the time to wait · API-29, AUTH-25, ERR-27', async ({
  page,
  newEmail,
  problems,
}) => {
  problems.expect(REFUSED);
  const [known, unknown] = [newEmail(), newEmail()];
  await seedStudent(page, known);
  await page.context().clearCookies();
  await page.clock.install();
  await page.goto('/forgot');
  // On a busy machine the five seconds of a toast are over before it is read.
  await stopClock(page);

  const answers: string[] = [];
  for (const email of [known, unknown]) {
    await field(page, 'Email Address').fill(email);
    await submitButton(page).click();
    await expect(toast(page, SUCCESS)).toHaveCount(1);
    answers.push(await toast(page, SUCCESS).innerText());
    await toast(page, SUCCESS).getByRole('button', { name: 'Close' }).click();
    await expect(toast(page, SUCCESS)).toHaveCount(0);
  }
  expect(answers[1]).toBe(answers[0]);

  const forgot = { data: { username: unknown } };
  for (let tries = 0; tries < 4; tries += 1) await page.request.post('/public/forgot-password', forgot);
  const refused = page.waitForResponse('**/public/forgot-password');
  await submitButton(page).click();
  const seconds = Number((await refused).headers()['retry-after']);
  expect(seconds).toBeGreaterThan(60);
  const wait = `Please wait ${String(Math.ceil(seconds / 60))} minutes and try again.`;
  await expect(toast(page, 'Forgot Password Card Error')).toContainText(wait);
  await expect(field(page, 'Email Address')).toHaveValue(unknown);
});

test('a code locks after five wrong tries; a new one, pasted in a sentence, opens · TRAP-21, TRAP-66, VAL-20', async ({
  page,
  context,
  outbox,
  newEmail,
  problems,
}) => {
  problems.expect(REFUSED);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const email = newEmail();
  await createAccount(page, email);
  const { code } = await outbox.newest(email);
  const wrong = code === '000000' ? '111111' : '000000';
  for (let tries = 0; tries < 5; tries += 1)
    await page.request.post('/public/confirm', { data: { username: email, code: wrong } });

  await paste(field(page, 'Confirmation Code'), code);
  await submitButton(page).click();
  await expect(toast(page, 'Confirm Card Error')).toContainText('ask for a new code');
  await expect(field(page, 'Confirmation Code')).toHaveValue(code);

  await resendButton(page).click();
  await expect(toast(page, SUCCESS)).toContainText('a new code is on its way');
  await expect.poll(async () => (await outbox.newest(email)).code).not.toBe(code);
  const next = (await outbox.newest(email)).code;
  await paste(
    field(page, 'Confirmation Code'),
    `Your confirmation code is ${next.slice(0, 3)}-${next.slice(3)}.`,
  );
  await expect(field(page, 'Confirmation Code')).toHaveValue(next);
  await submitButton(page).click();
  await expect(cardHeading(page, 'Log In')).toBeVisible();

  // The same mail once more, in another browser: no dead end either.
  await page.goto('about:blank');
  await page.goto('/confirm');
  await fillCard(page, { 'Email Address': email, 'Confirmation Code': next });
  await submitButton(page).click();
  await expect(page).toHaveURL('/login');
  await expect(toast(page, SUCCESS)).toContainText('Your account is confirmed.');
});

test('an address of 254 and a password of 256 characters go all the way; a used link says so · TRAP-22, TRAP-55', async ({
  page,
  outbox,
  newEmail,
  problems,
}) => {
  problems.expect(REFUSED);
  const domain = newEmail().replace('@', '.');
  const email = `${'a'.repeat(254 - domain.length - 1)}@${domain}`;
  const long = `${PASSWORD}${'é'.repeat(256 - PASSWORD.length)}`;
  expect([email.length, long.length]).toEqual([254, 256]);
  await signUp(page, outbox, email);

  await page.goto('/forgot');
  await field(page, 'Email Address').fill(email);
  await submitButton(page).click();
  const { link } = await outbox.newest(email, /reset/i);
  await page.goto(link);
  await fillCard(page, { 'New Password': long, 'Confirm Password': long });
  await submitButton(page).click();
  await expect(cardHeading(page, 'Log In')).toBeVisible();

  await page.goto(link);
  await fillCard(page, { 'New Password': PASSWORD, 'Confirm Password': PASSWORD });
  await submitButton(page).click();
  await expect(toast(page, 'Reset Password Card Error')).toContainText('already used');
  await page.getByRole('link', { name: 'Request a new link' }).click();
  await expect(field(page, 'Email Address')).toHaveValue(email);

  await logIn(page, email, long);
});

test('a log-in rotates the session, a log-out ends it on the server, and no other site can log out · API-24, ACC-04', async ({
  page,
  context,
  outbox,
  newEmail,
  problems,
}) => {
  problems.expect(REFUSED);
  // The refusal is bare JSON in a window of its own, for which the browser looks for an icon.
  problems.expect(/favicon\.ico/);
  const session = async () =>
    (await context.cookies()).find(({ name }) => name === 'admit_id_token')?.value ?? '';
  /** Tells whether the server still takes a session. */
  const statusOf = async (value: string) => {
    const headers = { cookie: `admit_id_token=${value}` };
    return (await fetch(new URL('/api/profile', page.url()), { headers })).status;
  };
  const email = newEmail();
  await signUp(page, outbox, email);
  await logIn(page, email);
  const first = await session();
  expect(await page.evaluate(() => document.cookie)).toMatch(/^admit_session=[\w-]+$/);
  await page.goto('/login');
  await logIn(page, email);
  const second = await session();
  expect(second).not.toBe(first);
  expect([await statusOf(first), await statusOf(second)]).toEqual([401, 200]);

  // 127.0.0.1 and localhost are two sites; Lax lets the cookie through on a link.
  const target = new URL('/api/logout', page.url());
  const other = new URL(target);
  other.hostname = target.hostname === 'localhost' ? '127.0.0.1' : 'localhost';
  await page.goto(new URL('/login', other).href);
  const answer = page.waitForResponse(target.href);
  await page.evaluate((href) => location.assign(href), target.href);
  expect((await answer).status()).toBe(403);
  // Chromium can hang when it is sent on before the refusal is shown.
  await page.waitForURL(target.href);
  expect(await statusOf(second)).toBe(200);

  await page.goto(new URL('/', target).href);
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/login');
  expect(await statusOf(second)).toBe(401);
  expect(await context.cookies()).toEqual([]);
});
