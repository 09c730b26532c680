import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { PASSWORD } from './support/account.ts';
import { expectNoFindings } from './support/axe.ts';
import {
  ALL_CARDS,
  answerCalls,
  CARDS,
  field,
  fillCard,
  holdBack,
  submitButton,
  toast,
} from './support/cards.ts';
import { readExamples } from './support/contract.ts';
import { seedStudent } from './support/student.ts';

const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

async function expectNoFindingsAtAnySize(page: Page, state: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expectNoFindings(page, `${state} at ${String(size.width)} px`);
  }
}

for (const card of ALL_CARDS)
  test(`AUTH-43 the ${card.name} has no finding of axe: empty, with errors, waiting, with its toast`, async ({
    page,
    problems,
  }) => {
    problems.expect(/status of 429/);
    const calls = await answerCalls(page, card.operation);
    const tooMany = readExamples(card.operation).replies.find(({ status }) => status === 429);
    if (tooMany) calls.next = tooMany;
    const letThrough = holdBack(calls);

    await page.goto(card.path);
    await expect(submitButton(page)).toBeVisible();
    await expectNoFindingsAtAnySize(page, 'empty');

    for (const label of Object.keys(card.fields)) await field(page, label).fill('a');
    await submitButton(page).click();
    await expect(page.getByText(/needs? another look/)).toBeAttached();
    await expectNoFindingsAtAnySize(page, 'errors');

    await fillCard(page, card.fields);
    await submitButton(page).click();
    await expect(submitButton(page)).toHaveAttribute('aria-busy', 'true');
    await expectNoFindingsAtAnySize(page, 'pending');

    letThrough();
    await expect(toast(page, `${card.name} Error`)).toContainText('Please wait 1 minute');
    await expectNoFindingsAtAnySize(page, 'toast');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

test('AUTH-43, TRAP-22, TRAP-66 what the cards say besides has no finding of axe', async ({
  page,
  problems,
}) => {
  problems.expect(/status of (401|400|409)/);
  const signUp = await answerCalls(page, 'signUp');
  const logIn = await answerCalls(page, 'logIn');
  await answerCalls(page, 'forgotPassword');
  const [taken, unconfirmed] = [
    readExamples('signUp').replies.find(({ status }) => status === 409),
    readExamples('logIn').replies.find(({ body }) => body.code === 'user_not_confirmed'),
  ];
  if (!taken || !unconfirmed) throw new Error('openapi.yaml has no example of either.');
  const made = signUp.next;

  signUp.next = taken;
  await page.goto(CARDS.signUp.path);
  await fillCard(page, CARDS.signUp.fields);
  await submitButton(page).click();
  await expect(page.getByText('Is this address yours?')).toBeVisible();
  await expectNoFindingsAtAnySize(page, 'an address that is taken');
  signUp.next = made;
  await submitButton(page).click();
  await expect(page.getByRole('button', { name: 'Use another address' })).toBeVisible();
  await expectNoFindingsAtAnySize(page, 'a code for an address that is known');

  logIn.next = unconfirmed;
  await page.goto(CARDS.login.path);
  await fillCard(page, CARDS.login.fields);
  await submitButton(page).click();
  await expect(page.getByRole('link', { name: 'Enter your code' })).toBeVisible();
  await expectNoFindingsAtAnySize(page, 'an account that is not confirmed');

  await page.goto('/reset');
  await fillCard(page, CARDS.reset.fields);
  await submitButton(page).click();
  const incomplete = toast(page, 'Reset Password Card Error');
  await expect(incomplete.getByRole('link', { name: 'Request a new link' })).toBeVisible();
  await expectNoFindingsAtAnySize(page, 'a link without its id');
  await incomplete.getByRole('link').click();

  await fillCard(page, CARDS.forgot.fields);
  await submitButton(page).click();
  // With the focus on it a toast stays.
  await toast(page, 'Success Notification').getByRole('button', { name: 'Close' }).focus();
  await expectNoFindingsAtAnySize(page, 'a link is on its way');
});

/** Presses Tab until an element has the focus; a person would give up after as many. */
async function tabTo(target: Locator): Promise<void> {
  for (let presses = 0; presses < 15; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await target.page().keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

test('PROD-03…05, AUTH-01, AUTH-24 an account is made, confirmed and entered by keyboard alone', async ({
  page,
  outbox,
  newEmail,
}) => {
  const email = newEmail();
  const { keyboard } = page;
  await page.goto('/login');
  await tabTo(page.getByRole('link', { name: 'Sign Up', exact: true }));
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Sign Up' })).toBeVisible();

  await tabTo(field(page, 'Email Address'));
  await keyboard.type(email);
  await keyboard.press('Tab');
  await keyboard.type('short');
  await keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show Password' })).toBeFocused();
  await keyboard.press('Space');
  await expect(field(page, 'Password')).toHaveAttribute('type', 'text');
  await keyboard.press('Tab');
  await expect(submitButton(page)).toBeFocused();
  await keyboard.press('Enter');
  // Held back: focus is on the field at fault, and what it says belongs to it.
  await expect(field(page, 'Password')).toBeFocused();
  await expect(field(page, 'Password')).toHaveAccessibleDescription(/Please choose a password/);
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type(PASSWORD);
  await keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Confirm Your Account' })).toBeVisible();
  await tabTo(field(page, 'Confirmation Code'));
  await keyboard.type((await outbox.newest(email)).code);
  await keyboard.press('Tab');
  await expect(submitButton(page)).toBeFocused();
  await keyboard.press('Space');

  await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
  await expect(field(page, 'Email Address')).toHaveValue(email);
  await tabTo(field(page, 'Password'));
  await keyboard.type(PASSWORD);
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1, name: 'About You' })).toBeVisible();
});

test('PROD-03…05, AUTH-17…22, AUTH-31 a forgotten password is asked for and set anew by keyboard alone', async ({
  page,
  outbox,
  newEmail,
}) => {
  const email = newEmail();
  const { keyboard } = page;
  await seedStudent(page, email);
  await page.context().clearCookies();
  await page.goto('/login');
  await tabTo(page.getByRole('link', { name: 'Forgot password?' }));
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Forgot Password' })).toBeVisible();
  await tabTo(field(page, 'Email Address'));
  await keyboard.type('nobody');
  await keyboard.press('Enter');
  await expect(field(page, 'Email Address')).toBeFocused();
  await expect(field(page, 'Email Address')).toHaveAccessibleDescription(/must be valid/);
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type(email);
  await keyboard.press('Tab');
  await expect(submitButton(page)).toBeFocused();
  await keyboard.press('Space');
  await expect(toast(page, 'Success Notification')).toBeVisible();

  const { link } = await outbox.newest(email, /reset/i);
  await page.goto(link);
  await tabTo(field(page, 'New Password'));
  await keyboard.type(PASSWORD);
  await keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show New Password' })).toBeFocused();
  await keyboard.press('Tab');
  await expect(field(page, 'Confirm Password')).toBeFocused();
  await keyboard.type('another');
  await keyboard.press('Enter');
  await expect(field(page, 'Confirm Password')).toBeFocused();
  await expect(field(page, 'Confirm Password')).toHaveAccessibleDescription(/passwords must match/);
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type(PASSWORD);
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
  await expect(field(page, 'Email Address')).toHaveValue(email);
  await tabTo(field(page, 'Password'));
  await keyboard.type(PASSWORD);
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'About You' })).toBeVisible();
});
