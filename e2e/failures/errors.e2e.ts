import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { failCalls, holdCalls, letThrough, REFUSED } from '../test-support/failures.ts';
import { openForm, seedStudent, step, watchCalls } from '../test-support/student.ts';

test.use({ hasIdleMoments: true });

const SESSION = 'Your session is invalid. Please clear your cookies and login again.';
const GENERIC = "We've encountered an unexpected error at this time. Please try again later.";
const loginError = (page: Page) => page.getByRole('alert', { name: 'Login Card Error' });
const unexpected = (page: Page) => page.getByRole('dialog', { name: 'Unexpected Error' });
const firstName = (page: Page) => page.getByLabel('Legal first name');

async function logIn(page: Page, email = 'someone@example.edu'): Promise<void> {
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Example-Pass-2026');
  await page.getByRole('button', { name: 'Submit' }).click();
}

test('a failed move shows its message, keeps page and answers, and gives the focus back · NAV-09, NAV-12, BTN-12, ERR-15, ERR-16, ERR-21', async ({
  page,
  newEmail,
  problems,
}) => {
  problems.expect(REFUSED);
  await openForm(page, newEmail(), '/about');
  await firstName(page).fill('Maya');
  const back = page.getByRole('button', { name: 'Save and Continue' });
  for (const [call, trigger] of [
    ['saveAnswers', step(page, 'Academics')],
    ['postValidations', back],
    ['saveAnswers', back],
  ] as const) {
    await failCalls(page, `${call}:500:unexpected`);
    await trigger.click();
    await expect(unexpected(page)).toContainText('Boom');
    await expect(page).toHaveURL('/about');
    await expect(firstName(page)).toHaveValue('Maya');
    await page.keyboard.press('Escape');
    await expect(unexpected(page)).toHaveCount(0);
    await expect(trigger).toBeFocused();
    await letThrough(page);
  }
  const calls = watchCalls(page, /^\/api\/answer/);
  await back.click();
  await expect(page).toHaveURL('/education');
  expect(calls[0]?.body).toMatchObject({ first_name: 'Maya' });
});

test('the reference of a failed call, quoted from the dialog, finds the call in the log', async ({
  page,
  newEmail,
  problems,
}) => {
  problems.expect(REFUSED);
  await openForm(page, newEmail(), '/about');
  await page.route('**/api/answer', (route) => route.continue({ postData: '{"first_name":7}' }));
  await firstName(page).fill('Maya');
  await step(page, 'Academics').click();

  await expect(unexpected(page).getByText(/^Reference: [0-9a-f]{8}$/)).toBeVisible();
  const line = await unexpected(page).locator('.app-reference').innerText();
  const reference = line.replace('Reference: ', '');
  const log = await readFile(process.env.E2E_CALLS_LOG ?? '', 'utf8');
  const found = log.split('\n').filter((each) => each.includes(reference));
  expect(found.map((each) => each.split(' ').slice(1).join(' '))).toEqual([
    `${reference} PUT /api/answer 400`,
  ]);
});

test('calls that are refused together lead to the login once, with one toast · ROUTE-24, ERR-06, ERR-08, ERR-09, ERR-11, TRAP-10, TRAP-51, TRAP-52', async ({
  page,
  newEmail,
  problems,
}) => {
  problems.expect(REFUSED);
  problems.expect(/\[the form\]/);
  await page.clock.install();
  await openForm(page, newEmail(), '/about');
  await firstName(page).fill('Maya');
  await page.route('**/api/**', (route) =>
    route.fulfill({ status: 401, contentType: 'text/html', body: '<h1>Unauthorized</h1>' }),
  );
  await step(page, 'Academics').click();
  await expect(page).toHaveURL('/login');
  await expect(loginError(page)).toContainText(SESSION);
  await expect(unexpected(page)).toHaveCount(0);
  const calls = watchCalls(page, /^\/api\//);
  await page.clock.runFor(5_000);
  expect(calls).toEqual([]);
  await expect(page).toHaveURL('/login');
  await expect(page.locator('[role=alert][aria-label]')).toHaveCount(1);

  // The cookies are still there: the login stays put, and so does the next try to get in.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
  await expect(loginError(page)).toHaveCount(0);
  await page.goto('/education');
  await expect(page).toHaveURL('/login');
  await expect(loginError(page)).toContainText(SESSION);
  await expect(page.locator('[role=alert][aria-label]')).toHaveCount(1);
});

test('each failure of a card is one toast of five minutes · ERR-03…07, ERR-12, ERR-13, ERR-27, ENT-22, CONST-12, TRAP-11, TOAST-01, TOAST-06, TOAST-09', async ({
  page,
  problems,
}) => {
  problems.expect(/status of \d+|net::ERR_/);
  await page.clock.install();
  await page.goto('/login');
  type Reply = { status?: number; json?: unknown; body?: string; contentType?: string } | 'abort';
  const replies: [Reply, string][] = [
    [
      { status: 401, json: { message: 'Incorrect username or password.' } },
      'Incorrect username or password.',
    ],
    [{ status: 503, json: { message: 'X marks it' } }, 'X marks it'],
    [{ status: 200, contentType: 'text/html', body: '<p>hello</p>' }, GENERIC],
    ['abort', GENERIC],
  ];
  let reply: Reply = 'abort';
  await page.route('**/public/login', (route) => (reply === 'abort' ? route.abort() : route.fulfill(reply)));
  for (const [next, message] of replies) {
    reply = next;
    const answered =
      next === 'abort' ? page.waitForEvent('requestfailed') : page.waitForEvent('requestfinished');
    await logIn(page);
    await answered;
    await expect(loginError(page)).toHaveCount(1);
    await expect(loginError(page)).toContainText(message);
    await expect(loginError(page)).toContainText('Error');
    await expect(page).toHaveURL('/login');
  }
  await page.mouse.move(5, 5);
  await page.clock.runFor(299_000);
  await expect(loginError(page)).toHaveCount(1);
  await page.clock.runFor(2_000);
  await expect(loginError(page)).toHaveCount(0);
});

test('a toast goes after five seconds, by Close, or when swiped past 50 px; F8 finds it · TOAST-02…05, TOAST-07, CONST-11, TRAP-58', async ({
  page,
}) => {
  await page.clock.install();
  await page.route('**/public/forgot-password', (route) => route.fulfill({ json: { message: 'ok' } }));
  const sent = page.getByRole('status', { name: 'Success Notification' });
  await page.goto('/forgot');
  const send = async () => {
    await page.getByLabel('Email Address').fill('ana@example.edu');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(sent).toContainText('Success');
  };
  await send();
  await page.mouse.move(5, 5);
  await page.keyboard.press('F8');
  expect(await page.evaluate(() => document.activeElement?.closest('.Toastify') !== null)).toBe(true);
  await page.getByLabel('Email Address').focus();
  await page.clock.runFor(3_500);
  await expect(sent).toHaveCount(1);
  await page.clock.runFor(1_600);
  await expect(sent).toHaveCount(0);

  await send();
  const swipe = async (distance: number) => {
    const box = await sent.boundingBox();
    const [x, y] = [(box?.x ?? 0) + 60, (box?.y ?? 0) + (box?.height ?? 0) / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + distance, y, { steps: 5 });
    await page.mouse.up();
  };
  await swipe(40);
  await expect(sent).toHaveCount(1);
  await swipe(60);
  await expect(sent).toHaveCount(0);

  await send();
  await sent.getByRole('button', { name: 'Close' }).click();
  await expect(sent).toHaveCount(0);
});

test('a log-out that fails leaves nothing of the person, says so, and is finished before the next start · ERR-10, ERR-18, ERR-19, TRAP-63', async ({
  page,
  context,
  newEmail,
  problems,
}) => {
  problems.expect(REFUSED);
  problems.expect(/\[the form\]|LogOutFailedError/);
  const maya = newEmail();
  const seed = { answers: { first_name: 'Maya' } };
  await openForm(page, maya, '/about', seed);
  const calls = watchCalls(page, /^\/api\//);
  const cookies = async () => (await context.cookies()).filter(({ name }) => name.startsWith('admit_'));
  const logOut = async () => {
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('button', { name: 'Log Out' }).click();
  };
  await failCalls(page, 'logOut:500:unexpected');
  await logOut();
  const notYet = page.getByRole('heading', { name: 'You are not logged out yet.' });
  await expect(notYet).toBeVisible();
  await expect(page.locator('input')).toHaveCount(0);
  await expect(page.getByText('Maya')).toHaveCount(0);
  // Neither a reload nor the address bar opens her application.
  await page.reload();
  await expect(notYet).toBeVisible();
  await page.getByRole('link', { name: 'Back to login' }).click();
  await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
  await letThrough(page);
  await page.goto('/education');
  await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
  await expect(page).toHaveURL('/login');
  await expect(loginError(page)).toHaveCount(0);
  expect(calls.map(({ path }) => path)).toEqual(Array(3).fill('/api/logout'));
  expect(await cookies()).toEqual([]);

  await openForm(page, maya, '/about', seed);
  await expect(firstName(page)).toHaveValue('Maya');
  await failCalls(page, 'logOut:401:session_invalid');
  await logOut();
  await expect(page).toHaveURL('/login');
  await expect(loginError(page)).toContainText(SESSION);
  await letThrough(page);
  // Without a network it waits for one.
  await page.goto('/about');
  await expect(firstName(page)).toHaveValue('Maya');
  await context.setOffline(true);
  await logOut();
  await expect(notYet).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('That did not work. You are still logged in.')).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL('/login');
  expect(await cookies()).toEqual([]);
  await expect(loginError(page)).toHaveCount(0);
});

test('a log-out calls off what is under way, here and in another tab, and no page says that the session broke · ERR-09, TRAP-24, TRAP-45', async ({
  page,
  context,
  newEmail,
}) => {
  const other = await context.newPage();
  const calledOff = [page, other].map((tab) =>
    tab.waitForEvent('requestfailed', (request) => /\/api\/pdf\//.test(request.url())),
  );
  // A poll that is never answered; the server would refuse it as soon as the session has ended.
  await context.route('**/api/pdf/document-answer/*', () => undefined);
  const polled = [page, other].map((tab) => tab.waitForRequest('**/api/pdf/document-answer/*'));
  await openForm(page, newEmail(), '/education', {
    documents: { hs_transcript_doc: { file_name: 'a.pdf', status: 'IN_PROGRESS' } },
  });
  await other.goto('/education');
  await Promise.all(polled);
  const release = await holdCalls(page, '/api/logout');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await Promise.all(calledOff);
  await expect(page.getByRole('status', { name: 'Logging out' })).toBeVisible();
  await expect(page.locator('input')).toHaveCount(0);
  await expect(other.getByRole('heading', { name: 'Log In' })).toBeVisible();
  release();
  await expect(page).toHaveURL('/login');
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { name: 'Log In' })).toBeVisible();
    await expect(loginError(tab)).toHaveCount(0);
  }
});

test('an error while a card loads has a screen too, and is logged · ERR-02, ROUTE-16', async ({
  page,
  newEmail,
  problems,
}) => {
  const logged: string[] = [];
  problems.expect(/net::ERR_|dynamically imported|\[the form\]/);
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text());
  });
  await page.route(/\/assets\/cardSide-.*\.js/, (route) => route.abort());
  await page.goto('/signup');
  await expect(page.getByRole('heading', { name: 'Something went wrong.' })).toBeVisible();
  await expect.poll(() => logged.join('\n')).toContain('dynamically imported');
  await seedStudent(page, newEmail());
  await page.goto('/about');
  await expect(firstName(page)).toBeVisible();
});
