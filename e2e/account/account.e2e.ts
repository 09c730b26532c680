import { expect, test } from '../fixtures.ts';
import { logIn, PASSWORD } from '../test-support/account.ts';
import { cardHeading, field, submitButton, toast } from '../test-support/cards.ts';
import { answer } from '../test-support/controls.ts';
import { tabTo } from '../test-support/keyboard.ts';
import { goToStep, makeStudent, SEED_PASSWORD, seedStudent, watchCalls } from '../test-support/student.ts';

const SUCCESS = 'Success Notification';

test('a student can reset a forgotten password using only the keyboard, and the page does not store the link’s id · PROD-03…05, AUTH-17…22, AUTH-31, AUTH-38, ROUTE-29', async ({
  page,
  outbox,
  newEmail,
}) => {
  const email = newEmail();
  const { keyboard } = page;
  await seedStudent(page, email);
  await page.context().clearCookies();
  await page.goto('/login');
  await tabTo(page, page.getByRole('link', { name: 'Forgot password?' }));
  await keyboard.press('Enter');
  await expect(cardHeading(page, 'Forgot Password')).toBeVisible();
  await tabTo(page, field(page, 'Email Address'));
  await keyboard.type('nobody');
  await keyboard.press('Enter');
  await expect(field(page, 'Email Address')).toBeFocused();
  await expect(field(page, 'Email Address')).toHaveAccessibleDescription(/must be valid/);
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type(email);
  await keyboard.press('Tab');
  await expect(submitButton(page)).toBeFocused();
  await keyboard.press('Space');
  await expect(toast(page, SUCCESS)).toContainText('a link to reset your password');
  await expect(page).toHaveURL('/forgot');

  const { link } = await outbox.newest(email, /reset/i);
  await page.goto(link);
  await expect(page).toHaveURL('/reset');
  await expect(cardHeading(page, 'Reset Password')).toBeVisible();
  const kept = await page.evaluate(() =>
    JSON.stringify([history.state, Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  expect(kept).not.toContain(new URL(link).searchParams.get('id'));
  await tabTo(page, field(page, 'New Password'));
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
  await expect(toast(page, SUCCESS).filter({ hasText: 'Your password is changed.' })).toBeVisible();
  await expect(field(page, 'Email Address')).toHaveValue(email);
  await tabTo(page, field(page, 'Password'));
  await keyboard.type(PASSWORD);
  await keyboard.press('Enter');
  await expect(cardHeading(page, 'About You')).toBeVisible();
});

test('a visitor’s answers, item counts and chosen tabs survive reloads and visits to the account cards and are saved after the log-in, but passwords are not kept · PROD-10, AUTH-02, AUTH-03, ROUTE-13, ROUTE-15, TRAP-12, TRAP-13, TRAP-15, ROLE-01…05', async ({
  page,
  request,
  newEmail,
}) => {
  const email = newEmail();
  await makeStudent(request, email);
  const calls = watchCalls(page, /^\/api\//);
  const college = page.getByRole('region', { name: 'College 2' });
  await page.goto('/education');
  await page.getByRole('tab', { name: 'Outside the US' }).click();
  await answer(page, 'Have you taken college courses?', 'Yes');
  await page.getByRole('button', { name: 'Add another college' }).click();
  // Phone keyboards add a space after a completed word; it is trimmed even though the field still has focus.
  await college.getByLabel('College name').fill('Juniata ');
  await page.reload();
  await expect(college.getByLabel('College name')).toHaveValue('Juniata');
  await page.getByRole('button', { name: 'Save and Continue' }).click();
  await expect(page).toHaveURL('/signup');
  await expect(page.getByText(/We’ll keep the answers/)).toBeVisible();

  await field(page, 'Email Address').fill(email);
  await field(page, 'Password').fill(PASSWORD);
  await page.getByRole('link', { name: 'Log In' }).click();
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('link', { name: 'Back to login' }).click();
  await expect(cardHeading(page, 'Log In')).toBeVisible();
  await expect(field(page, 'Email Address')).toHaveValue(email);
  const state = () => page.evaluate(() => JSON.stringify(history.state));
  await expect.poll(state).toContain('Juniata');
  expect(await state()).not.toContain(PASSWORD);
  expect(calls).toEqual([]);

  await logIn(page, email, SEED_PASSWORD);
  await goToStep(page, 'Academics');
  await expect(college.getByLabel('College name')).toHaveValue('Juniata');
  await expect(page.getByRole('tab', { name: 'Outside the US' })).toHaveAttribute('aria-selected', 'true');
  const saved = (path: string) => calls.filter((call) => call.path === path).map(({ body }) => body);
  expect(saved('/api/add-another')).toContainEqual({ button_id: 'prev_college', num_components: 2 });
  expect(saved('/api/tabs')).toContainEqual({ tab_id: 'hs_tab', chosen_tab: 'intl' });
  expect(saved('/api/answer').at(-1)).toMatchObject({ prev_college_2_name: 'Juniata' });
});
