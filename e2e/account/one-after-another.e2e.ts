import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { failCalls, holdCalls, REFUSED } from '../test-support/failures.ts';
import { cardHeading, resendButton, STUDENT, submitButton } from '../test-support/cards.ts';
import { openForm, step } from '../test-support/student.ts';

const unexpected = (page: Page) => page.getByRole('dialog', { name: 'Unexpected Error' });
const stillWorking = (page: Page) => page.getByRole('dialog', { name: 'Still working?' });
const YES = 'Yes - Take me back to my application';

test('“Still working?” stands over “Unexpected Error”, which is there again after “Yes” · INACT-04, ERR-15', async ({
  page,
  newEmail,
  problems,
}) => {
  problems.expect(REFUSED);
  await page.clock.install();
  await openForm(page, newEmail(), '/about');
  await page.getByLabel('Legal first name').fill('Ana');
  await failCalls(page, 'saveAnswers:500:unexpected', { message: 'Not now.' });
  await step(page, 'Academics').click();
  await expect(unexpected(page)).toContainText('Not now.');

  await page.clock.runFor('14:00');
  const yes = stillWorking(page).getByRole('button', { name: YES });
  await expect(yes).toBeVisible();
  expect(
    await yes.evaluate((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }),
    'nothing stands over it',
  ).toBe(true);
  await page.keyboard.press('Tab');
  expect(
    await stillWorking(page).evaluate((dialog) => dialog.contains(document.activeElement)),
    'it has the focus',
  ).toBe(true);
  await page.keyboard.press('Escape');
  await expect(stillWorking(page)).toBeVisible();
  await yes.click();
  await expect(stillWorking(page)).toHaveCount(0);
  await expect(unexpected(page)).toContainText('Not now.');
  await unexpected(page).getByRole('button', { name: 'Back to my application' }).click();
  await expect(page.getByLabel('Legal first name')).toHaveValue('Ana');

  // The other way round: what fails while it is asked waits beneath.
  const release = await holdCalls(page, '/api/answer');
  await step(page, 'Academics').click();
  await page.clock.runFor('14:00');
  await expect(yes).toBeVisible();
  release();
  await yes.click();
  await expect(unexpected(page)).toBeVisible();
});

test('Submit pressed while a code is being sent again is sent, and the late reply does not lead away · AUTH-16, AUTH-25, TRAP-41', async ({
  page,
}) => {
  await page.route('**/public/confirm', (route) => route.fulfill({ json: { message: 'Confirmed.' } }));
  await page.route('**/public/resend-confirm', (route) => route.fulfill({ json: { message: 'Sent.' } }));
  const release = await holdCalls(page, '/public/resend-confirm');
  await page.goto('/confirm');
  await page.getByLabel('Email Address').fill(STUDENT);
  await page.getByLabel('Confirmation Code').fill('012345');
  const resent = page.waitForResponse('**/public/resend-confirm');
  await resendButton(page).click();
  const sent = page.waitForRequest('**/public/confirm');
  await submitButton(page).click();
  await sent;
  await expect(cardHeading(page, 'Log In')).toBeVisible();
  const said = page.getByRole('status', { name: 'Success Notification' });
  await expect(said).toContainText('Confirmed.');
  release();
  await resent;
  await page.getByLabel('Email Address').fill(STUDENT);
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Sent.')).toHaveCount(0);
});

for (const { name, path, call, to } of [
  {
    name: 'a code that is sent again',
    path: '/confirm',
    call: '/public/resend-confirm',
    to: 'Back to login',
  },
  { name: 'a sign-up', path: '/signup', call: '/public/signup', to: 'Log In' },
  { name: 'a log-in', path: '/login', call: '/public/login', to: 'Sign Up' },
])
  test(`the late reply to ${name} does not lead away from what was pressed later · AUTH-25, TRAP-41`, async ({
    page,
  }) => {
    await page.route(`**${call}`, (route) => route.fulfill({ json: { message: 'Done.' } }));
    const release = await holdCalls(page, call);
    await page.goto(path);
    await page.getByLabel('Email Address').fill(STUDENT);
    const asked = page.waitForRequest(`**${call}`);
    if (path === '/confirm') await resendButton(page).click();
    else {
      await page.getByLabel('Password', { exact: true }).fill('Correct-Horse-7-Battery');
      await submitButton(page).click();
    }
    await asked;
    await page.getByRole('link', { name: to, exact: true }).click();
    const title = to === 'Sign Up' ? 'Sign Up' : 'Log In';
    await expect(cardHeading(page, title)).toBeVisible();
    const answered = page.waitForResponse(`**${call}`);
    release();
    await answered;
    await page.getByLabel('Email Address').fill('ana@example.edu');
    await expect(cardHeading(page, title)).toBeVisible();
    await expect(page.getByLabel('Email Address')).toHaveValue('ana@example.edu');
    await expect(page.getByText('Done.')).toHaveCount(0);
  });
