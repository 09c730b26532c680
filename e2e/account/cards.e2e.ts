import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { PASSWORD } from '../test-support/account.ts';
import { BODIES } from '../test-support/cardBodies.ts';
import {
  ALL_CARDS,
  answerCalls,
  field,
  fillCard,
  holdBack,
  resendButton,
  STUDENT,
  submitButton,
  toast,
} from '../test-support/cards.ts';

/** The identity provider's set, and what looks special and is not in it. VAL-16. */
const SPECIAL = Array.from('^$*.[]{}()?-"!@#%&/\\,><\':;|_~`+=');
const BAD_EMAILS = ['a@', 'a b@c.co', 'a@b'];
const INVALID_EMAIL = 'Your email address must be valid.';

/** The states of the six requirement rows, in their order: `i`nactive, `e`rror or `s`uccess. */
async function rows(page: Page): Promise<string> {
  const states = await page
    .locator('#password-requirements > li')
    .evaluateAll((items) => items.map((item) => item.getAttribute('data-state')?.[0]));
  return states.join('');
}

test('every card has its name, header, fields, tokens, Submit and footer · AUTH-01, AUTH-02, AUTH-04…08, AUTH-10, AUTH-11, AUTH-13…18, AUTH-20, AUTH-21, AUTH-43, ROUTE-13, ROUTE-15', async ({
  page,
}) => {
  const EXPECTED: Record<string, Record<string, Record<string, string>>> = {
    '/login': {
      'Email Address': { type: 'email', autocomplete: 'username', inputmode: 'email', maxlength: '254' },
      Password: { type: 'password', autocomplete: 'current-password' },
    },
    '/signup': {
      'Email Address': { type: 'email', autocomplete: 'username', maxlength: '254' },
      Password: { type: 'password', autocomplete: 'new-password' },
    },
    '/confirm': {
      'Email Address': { type: 'email', autocomplete: 'username' },
      'Confirmation Code': { inputmode: 'numeric', autocomplete: 'one-time-code', maxlength: '6' },
    },
    '/forgot': { 'Email Address': { type: 'email', autocomplete: 'username' } },
    '/reset': {
      'New Password': { type: 'password', autocomplete: 'new-password' },
      'Confirm Password': { type: 'password', autocomplete: 'new-password' },
    },
  };
  for (const card of ALL_CARDS) {
    await page.goto(card.path);
    const section = page.getByRole('region', { name: card.name, exact: true });
    await expect(section.getByRole('heading', { level: 1, name: card.heading, exact: true })).toBeVisible();
    await expect(submitButton(page)).toHaveAttribute('type', 'submit');
    const inputs = EXPECTED[new URL(page.url()).pathname] ?? {};
    await expect(section.locator('input:visible')).toHaveCount(Object.keys(inputs).length);
    for (const [label, attributes] of Object.entries(inputs))
      for (const [name, value] of Object.entries(attributes))
        await expect(field(page, label), `${card.name}: ${label}`).toHaveAttribute(name, value);
    await expect(section.getByText(card.question, { exact: true })).toBeVisible();
    const link = section.getByText(card.question, { exact: true }).locator('xpath=..').getByRole('link');
    await expect(link).toHaveAccessibleName(card.link.name);
    await expect(link).toHaveAttribute('href', card.link.path);
    await expect(resendButton(page)).toHaveCount(/login|confirm/.test(card.path) ? 1 : 0);
  }
  await page.goto('/login');
  await expect(page.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/forgot');
});

test('sign-up judges every keystroke and posts nothing bad · AUTH-12, AUTH-23, AUTH-24, AUTH-27, AUTH-32…34, AUTH-44, VAL-10, VAL-12…17, CONST-04', async ({
  page,
}) => {
  const calls = await answerCalls(page, 'signUp');
  await page.goto('/signup');
  const email = field(page, 'Email Address');
  const password = field(page, 'Password');
  await expect(page.locator('#password-requirements > li')).toHaveText([
    'is at least 12 characters',
    'has at least one uppercase letter',
    'has at least one lowercase letter',
    'has at least one number',
    'has at least one special character',
    'has no leading or trailing spaces',
  ]);

  for (const [typed, states] of [
    ['', 'iiiiii'],
    ['a', 'eesees'],
    ['Abcdefghi1!', 'esssss'],
    ['Abcdefghij1!', 'ssssss'],
    ['abcdefghij1!', 'sessss'],
    ['ABCDEFGHIJ1!', 'ssesss'],
    ['Abcdefghijk!', 'sssess'],
    ['Abcdefghijk1', 'sssses'],
    [' Abcdefghij1!', 'ssssse'],
    ['Abcdefghij1! ', 'ssssse'],
    ['Abcde fghij1!', 'ssssss'],
    ['Abcdefghijk1é', 'sssses'],
    ['Abcdefghijk1€', 'sssses'],
    ['', 'iiiiii'],
  ] as const) {
    await password.fill(typed);
    expect(await rows(page), JSON.stringify(typed)).toBe(states);
  }
  for (const character of SPECIAL) {
    await password.fill(`Abcdefghij1${character}`);
    expect(await rows(page), character).toBe('ssssss');
  }
  // Colour is not the only sign: the rows differ in icon and words.
  await password.fill('a');
  await expect(page.locator('#password-requirements > [data-state=error]').first()).toContainText(
    '(not met yet)',
  );
  await expect(page.locator('#password-requirements > [data-state=success]').first()).toContainText('(met)');
  await expect(page.getByText('2 of 6 password requirements met')).toHaveRole('status');

  await email.pressSequentially('a');
  await expect(page.getByText(INVALID_EMAIL)).toBeVisible();
  for (const bad of BAD_EMAILS) {
    await email.fill(bad);
    await expect(page.getByText(INVALID_EMAIL), bad).toBeVisible();
  }
  await submitButton(page).click();
  await expect(email).toBeFocused();
  await email.fill('a.b+c@d-e.co');
  await expect(page.getByText(INVALID_EMAIL)).toHaveCount(0);
  await email.press('Enter');
  await expect(password).toBeFocused();
  await expect(page.getByText('Please choose a password that meets all the requirements.')).toBeVisible();
  expect(calls.bodies).toEqual([]);

  await password.fill(PASSWORD);
  await password.evaluate((input: HTMLInputElement) => input.setSelectionRange(3, 3));
  await page.getByRole('button', { name: 'Show Password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue(PASSWORD);
  await expect(password).toBeFocused();
  expect(await password.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(3);
  await page.getByRole('button', { name: 'Hide Password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
  await expect(password).toHaveValue(PASSWORD);
  expect(await password.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(3);

  const [input, list] = [
    await password.boundingBox(),
    await page.locator('.app-password-requirements').boundingBox(),
  ];
  const gap = (list?.y ?? 0) - (input?.y ?? 0) - (input?.height ?? 0);
  expect(gap, 'the list stands directly under its field').toBeLessThanOrEqual(14);
});

test('each card posts exactly its own values, once, and waits visibly · AUTH-41, AUTH-42, TRAP-41', async ({
  page,
}) => {
  for (const card of ALL_CARDS) {
    const calls = await answerCalls(page, card.operation);
    const letThrough = holdBack(calls);
    // An entry of its own: sign-up has just handed its address to the confirm card.
    await page.goto('about:blank');
    await page.goto(card.path);
    await fillCard(page, card.fields);
    if ('Email Address' in card.fields) await field(page, 'Email Address').fill(`  ${STUDENT}`);
    await submitButton(page).dblclick();
    await expect(submitButton(page)).toHaveAttribute('aria-disabled', 'true');
    await expect(submitButton(page)).toHaveAttribute('aria-busy', 'true');
    const last = Object.keys(card.fields).at(-1) ?? '';
    await field(page, last).press('Enter');
    await submitButton(page).press('Enter');
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    letThrough();
    await answered;
    await expect(submitButton(page).and(page.locator('[aria-busy]'))).toHaveCount(0);
    expect(calls.bodies, card.name).toEqual([BODIES[card.name]]);
  }
});

test('login checks on submit alone and takes any password · AUTH-26, AUTH-39, TRAP-11, TRAP-64, VAL-11, VAL-18', async ({
  page,
  problems,
}) => {
  problems.expect(/status of 401/);
  const calls = await answerCalls(page, 'logIn');
  const resent = await answerCalls(page, 'resendConfirmation');
  await page.goto('/login');
  const email = field(page, 'Email Address');
  await email.fill('bad');
  await email.blur();
  await expect(page.getByText('Please provide a valid email address.')).toHaveCount(0);
  await resendButton(page).click();
  await expect(toast(page, 'Resend Confirmation Code Error')).toContainText(
    'You must provide a valid email address to resend a confirmation code.',
  );
  expect(resent.bodies).toEqual([]);

  await submitButton(page).click();
  await expect(page.getByText('Please provide a valid email address.')).toBeVisible();
  await expect(page.getByText('Password is required.')).toBeVisible();
  await expect(email).toBeFocused();
  await email.fill(STUDENT);
  await expect(page.getByText('Please provide a valid email address.')).toHaveCount(0);
  await expect(page.getByText('Password is required.')).toBeVisible();
  expect(calls.bodies).toEqual([]);

  await field(page, 'Password').fill('x');
  calls.next = { name: '', status: 401, headers: {}, body: { message: 'Incorrect username or password.' } };
  await submitButton(page).click();
  await expect(toast(page, 'Login Card Error')).toContainText('Incorrect username or password.');
  await expect(page).toHaveURL('/login');
  expect(calls.bodies).toEqual([{ username: STUDENT, password: 'x' }]);
});

test('the confirm card names a bad code while typing, and a bad address on submit · AUTH-16, AUTH-28, TRAP-21, TRAP-23, VAL-20, CONST-03', async ({
  page,
}) => {
  const message = page.getByText('The confirmation code must be exactly 6 numbers.');
  const calls = await answerCalls(page, 'confirmAccount');
  await page.goto('/confirm');
  const code = field(page, 'Confirmation Code');
  for (const bad of ['12345', '12a456', '123 45']) {
    await code.fill(bad);
    await expect(message, bad).toBeVisible();
  }
  // The field holds six; what more is typed does not arrive.
  await code.fill('');
  await code.pressSequentially('1234567');
  await expect(code).toHaveValue('123456');
  await code.fill('');
  await submitButton(page).click();
  await expect(message).toBeVisible();
  await expect(page.getByText(INVALID_EMAIL)).toBeVisible();
  expect(calls.bodies).toEqual([]);
  await field(page, 'Email Address').fill(STUDENT);
  await code.fill('012345');
  await expect(message).toHaveCount(0);
  await submitButton(page).click();
  await expect(page).toHaveURL('/login');
  expect(calls.bodies).toEqual([{ username: STUDENT, code: '012345' }]);
});

test('forgot and reset check what their rows say · AUTH-22, AUTH-29, AUTH-30, AUTH-31, TRAP-22, TRAP-23, VAL-19', async ({
  page,
}) => {
  const asked = await answerCalls(page, 'forgotPassword');
  const set = await answerCalls(page, 'resetPassword');
  await page.goto('/forgot');
  await field(page, 'Email Address').fill('bad');
  await expect(page.getByText(INVALID_EMAIL)).toBeVisible();
  await submitButton(page).click();
  expect(asked.bodies).toEqual([]);

  await page.goto('/reset?username=a%2Bb%40c.co&id=xyz');
  await field(page, 'Confirm Password').fill('different');
  await field(page, 'New Password').fill(PASSWORD);
  await expect(page.getByText('passwords must match')).toHaveCount(0);
  await submitButton(page).click();
  await expect(page.getByText('passwords must match')).toBeVisible();
  await expect(field(page, 'Confirm Password')).toBeFocused();
  expect(set.bodies).toEqual([]);
  await field(page, 'Confirm Password').fill(PASSWORD);
  await submitButton(page).click();
  await expect(page).toHaveURL('/login');
  await expect(field(page, 'Email Address')).toHaveValue('a+b@c.co');
  expect(set.bodies).toEqual([
    { username: 'a+b@c.co', id: 'xyz', password: PASSWORD, confirm_password: PASSWORD },
  ]);
});
