import { expect, test } from '../fixtures.ts';
import { PASSWORD } from '../test-support/account.ts';
import { ALL_CARDS, answerCalls, field, resendButton, STUDENT, submitButton } from '../test-support/cards.ts';

test('every card has the expected name, heading, fields, autocomplete values, Submit button and footer · AUTH-01, AUTH-02, AUTH-04…08, AUTH-10, AUTH-11, AUTH-13…18, AUTH-20, AUTH-21, AUTH-43, ROUTE-13, ROUTE-15, CONST-03', async ({
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

const TWICE = { password: PASSWORD, confirm_password: PASSWORD };

/** The request body that each card posts when filled in with the values of `ALL_CARDS`. */
const BODIES: Readonly<Record<string, object>> = {
  'Login Card': { username: STUDENT, password: PASSWORD },
  'Sign Up Card': { username: STUDENT, password: PASSWORD },
  'Confirm Card': { username: STUDENT, code: '012345' },
  'Forgot Password Card': { username: STUDENT },
  'Reset Password Card': { username: STUDENT, id: 'EXAMPLE-RESET-ID', ...TWICE },
};

test('each card posts the values filled in by a password manager exactly once, and shows that it is busy · AUTH-24, AUTH-41, AUTH-42, TRAP-41, TRAP-55', async ({
  page,
}) => {
  for (const card of ALL_CARDS) {
    const calls = await answerCalls(page, card.operation);
    const { promise, resolve } = Promise.withResolvers<undefined>();
    calls.hold = promise;
    // Forces a new history entry, because sign-up has just passed an e-mail address to the confirm card.
    await page.goto('about:blank');
    await page.goto(card.path);
    for (const [label, value] of Object.entries(card.fields))
      await field(page, label).evaluate((input: HTMLInputElement, text) => {
        // Bypasses React's setter and fires no event, as some password managers do.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
      }, value);
    await submitButton(page).dblclick();
    await expect(submitButton(page)).toHaveAttribute('aria-disabled', 'true');
    await expect(submitButton(page)).toHaveAttribute('aria-busy', 'true');
    await field(page, Object.keys(card.fields).at(-1) ?? '').press('Enter');
    await submitButton(page).press('Enter');
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    resolve(undefined);
    await answered;
    await expect(submitButton(page).and(page.locator('[aria-busy]'))).toHaveCount(0);
    expect(calls.bodies, card.name).toEqual([BODIES[card.name]]);
  }
});

test('a password can be shown and hidden without moving the caret, and its requirements are listed directly below the field · AUTH-12, AUTH-32…34, AUTH-44, CONST-04', async ({
  page,
}) => {
  await page.goto('/signup');
  const password = field(page, 'Password');
  const met = page.locator('#password-requirements > [data-state=success]');
  await password.fill('Abcdefghi1!');
  await expect(met).toHaveCount(5);
  await password.fill('Abcdefghij1!');
  await expect(met).toHaveCount(6);
  const [input, list] = [
    await password.boundingBox(),
    await page.locator('.app-password-requirements').boundingBox(),
  ];
  const gap = (list?.y ?? 0) - (input?.y ?? 0) - (input?.height ?? 0);
  expect(gap, 'the list stands directly under its field').toBeLessThanOrEqual(14);

  await password.evaluate((element: HTMLInputElement) => element.setSelectionRange(3, 3));
  for (const [name, type] of [
    ['Show Password', 'text'],
    ['Hide Password', 'password'],
  ] as const) {
    await page.getByRole('button', { name }).click();
    await expect(password).toHaveAttribute('type', type);
    await expect(password).toHaveValue('Abcdefghij1!');
    await expect(password).toBeFocused();
    expect(await password.evaluate((element: HTMLInputElement) => element.selectionStart)).toBe(3);
  }
});
