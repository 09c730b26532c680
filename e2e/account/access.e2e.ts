import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { PASSWORD } from '../test-support/account.ts';
import { cardHeading, field, submitButton, toast } from '../test-support/cards.ts';
import { seedStudent } from '../test-support/student.ts';

/** Presses Tab until an element has the focus; a person would give up after as many. */
async function tabTo(target: Locator): Promise<void> {
  for (let presses = 0; presses < 15; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await target.page().keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

test('an account is made, confirmed and entered by keyboard alone · PROD-03…05, AUTH-01, AUTH-24', async ({
  page,
  outbox,
  newEmail,
}) => {
  const email = newEmail();
  const { keyboard } = page;
  await page.goto('/login');
  await tabTo(page.getByRole('link', { name: 'Sign Up', exact: true }));
  await keyboard.press('Enter');
  await expect(cardHeading(page, 'Sign Up')).toBeVisible();

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

  await expect(cardHeading(page, 'Confirm Your Account')).toBeVisible();
  await expect(field(page, 'Email Address')).toHaveCount(0);
  await expect(page.getByText(email)).toBeVisible();
  await tabTo(field(page, 'Confirmation Code'));
  await keyboard.type((await outbox.newest(email)).code);
  await keyboard.press('Tab');
  await expect(submitButton(page)).toBeFocused();
  await keyboard.press('Space');

  await expect(cardHeading(page, 'Log In')).toBeVisible();
  await expect(toast(page, 'Success Notification')).toContainText('Your account is confirmed.');
  await expect(field(page, 'Email Address')).toHaveValue(email);
  await tabTo(field(page, 'Password'));
  await keyboard.type(PASSWORD);
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1, name: 'About You' })).toBeVisible();
});

test('a forgotten password is asked for and set anew by keyboard alone · PROD-03…05, AUTH-17…22, AUTH-31', async ({
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
  await expect(cardHeading(page, 'Forgot Password')).toBeVisible();
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
  await expect(cardHeading(page, 'Log In')).toBeVisible();
  await expect(field(page, 'Email Address')).toHaveValue(email);
  await tabTo(field(page, 'Password'));
  await keyboard.type(PASSWORD);
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'About You' })).toBeVisible();
});
