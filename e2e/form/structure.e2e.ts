import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { logIn, signUp } from '../test-support/account.ts';
import { answer, choose } from '../test-support/controls.ts';
import { failCalls } from '../test-support/failures.ts';
import { goToStep, isCall, openForm, watchCalls } from '../test-support/student.ts';

const college = (page: Page, n: number) => page.getByRole('region', { name: `College ${String(n)}` });

test('colleges are added up to five, and taken away with their answers · FORM-04, ENT-09, ENT-15, CONST-10 @phone', async ({
  page,
  newEmail,
}) => {
  await openForm(page, newEmail(), '/education', { answers: { prev_college_ind: 'yes' } });
  const calls = watchCalls(page, /^\/api\/add-another$/);
  const count = () => calls.at(-1)?.body;
  const counted = (num_components: number) => ({ button_id: 'prev_college', num_components });
  const add = page.getByRole('button', { name: 'Add another college' });
  await expect(college(page, 1)).toBeVisible();
  await expect(college(page, 2)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Remove College 1' })).toHaveCount(0);

  await add.click();
  await expect(college(page, 2).getByLabel('College name')).toBeFocused();
  await page.keyboard.type('Juniata');
  await page.keyboard.press('Tab');
  await college(page, 2).getByLabel('College city').fill('Huntingdon');
  await choose(college(page, 2), 'College state', 'Pennsylvania');
  await expect.poll(count).toEqual(counted(2));
  for (const n of [3, 4, 5]) {
    await add.focus();
    await page.keyboard.press('Enter');
    await expect(college(page, n).getByLabel('College name')).toBeFocused();
    // Counts faster than the server are not all sent.
    await expect.poll(count).toEqual(counted(n));
  }
  await expect(add).toHaveCount(0);
  expect(calls.map(({ method, body }) => [method, body])).toEqual(
    [2, 3, 4, 5].map((n) => ['PUT', counted(n)]),
  );

  await college(page, 5).getByLabel('College city').fill('Gone');
  await page.getByRole('button', { name: 'Remove College 5' }).click();
  await expect(college(page, 5)).toHaveCount(0);
  await expect(college(page, 4).getByLabel('College name')).toBeFocused();
  await expect(page.getByRole('button', { name: /^Remove College/ })).toHaveCount(1);
  await expect.poll(count).toEqual(counted(4));
  await page.getByRole('button', { name: 'Remove College 4' }).click();
  await page.getByRole('button', { name: 'Remove College 3' }).click();
  await expect.poll(count).toEqual(counted(2));

  expect(await goToStep(page, 'About You')).toMatchObject({
    prev_college_2_name: 'Juniata',
    prev_college_2_city: 'Huntingdon',
    prev_college_2_state: 'Pennsylvania',
    prev_college_2_state_desc: 'Pennsylvania',
    prev_college_5_city: '',
  });
  await goToStep(page, 'Academics');
  await page.reload();
  await expect(college(page, 2).getByLabel('College name')).toHaveValue('Juniata');
  await expect(college(page, 3)).toHaveCount(0);
});

test('up to four parents; a refused count keeps what was added, and is sent with the next answers · FORM-04, ENT-15', async ({
  page,
  newEmail,
  problems,
}) => {
  problems.expect(/status of 500|saving a count|saving counts/);
  await openForm(page, newEmail(), '/about', { add_another: { parent: 3 } });
  const parent = (n: number) => page.getByRole('region', { name: `Parent or guardian ${String(n)}` });
  await expect(parent(3)).toBeVisible();
  await expect(parent(4)).toHaveCount(0);
  await failCalls(page, 'saveAddAnother:500:unexpected', { times: 2 });
  const refused = page.waitForResponse((response) => isCall(response.request(), 'PUT', '/api/add-another'));
  await page.getByRole('button', { name: 'Add another parent or guardian' }).click();
  await refused;
  await parent(4).getByLabel('Name').fill('Dee');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await goToStep(page, 'Academics')).toMatchObject({ parent_4_name: 'Dee' });
  const sent = page.waitForRequest((request) => isCall(request, 'PUT', '/api/add-another'));
  await goToStep(page, 'Submit');
  expect((await sent).postDataJSON()).toEqual({ button_id: 'parent', num_components: 4 });
});

test('tabs switch by mouse, finger and arrow keys, are saved and come back · FORM-05, ENT-16 @phone', async ({
  page,
  newEmail,
}) => {
  await openForm(page, newEmail(), '/about');
  const calls = watchCalls(page, /^\/api\/tabs$/);
  const chosen = () => {
    const last = calls.at(-1);
    if (last) expect(last).toMatchObject({ method: 'PUT', body: { tab_id: 'home_address_tab' } });
    return (last?.body as { chosen_tab: string } | undefined)?.chosen_tab;
  };
  const us = page.getByRole('tab', { name: 'US or Canada' });
  const abroad = page.getByRole('tab', { name: 'Outside the US' });
  await expect(page.getByRole('tablist', { name: 'Permanent address' })).toBeVisible();
  await expect(us).toHaveAttribute('aria-selected', 'true');
  await page.getByLabel('City', { exact: true }).fill('Erie');

  await abroad.click();
  await expect(
    page.getByRole('tabpanel', { name: 'Outside the US' }).getByLabel('Full address'),
  ).toBeVisible();
  await expect(page.locator('#home_city')).toHaveCount(0);
  await expect.poll(chosen).toBe('intl');
  await page.getByLabel('Full address').fill('1 Rue X, Paris');
  await abroad.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(us).toBeFocused();
  await expect.poll(chosen).toBe('us');
  await expect(us).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('#home_city')).toHaveValue('Erie');
  await expect(abroad).toHaveAttribute('tabindex', '-1');
  await page.keyboard.press('ArrowLeft');
  await expect(abroad).toBeFocused();
  await page.keyboard.press('Home');
  await expect(us).toBeFocused();
  await page.keyboard.press('End');
  await expect(abroad).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Full address')).toBeFocused();
  // Choices faster than the server are not all sent, but the last one is, and last.
  await expect.poll(chosen).toBe('intl');
  expect(await goToStep(page, 'Academics')).toMatchObject({
    home_city: 'Erie',
    home_intl_address: '1 Rue X, Paris',
  });
  await goToStep(page, 'About You');
  await page.reload();
  await expect(abroad).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByLabel('Full address')).toHaveValue('1 Rue X, Paris');
});

test('a visitor’s second college and open tab go along to the account, where they are saved · TRAP-15, ROLE-01…05', async ({
  page,
  outbox,
  newEmail,
}) => {
  const calls = watchCalls(page, /^\/api\//);
  await page.goto('/education');
  await page.getByRole('tab', { name: 'Outside the US' }).click();
  await answer(page, 'Have you taken college courses?', 'Yes');
  await page.getByRole('button', { name: 'Add another college' }).click();
  await college(page, 2).getByLabel('College name').fill('Juniata');
  await page.getByRole('button', { name: 'Save and Continue' }).click();
  await expect(page).toHaveURL('/signup');
  expect(calls).toEqual([]);

  const email = newEmail();
  await signUp(page, outbox, email);
  await logIn(page, email);
  await page.getByRole('button', { name: 'Account' }).click();
  await expect(page.getByRole('button', { name: 'Log Out' })).toBeVisible();
  await page.keyboard.press('Escape');
  await goToStep(page, 'Academics');
  await expect(college(page, 2).getByLabel('College name')).toHaveValue('Juniata');
  await expect(page.getByRole('tab', { name: 'Outside the US' })).toHaveAttribute('aria-selected', 'true');
  const saved = (path: string) => calls.filter((call) => call.path === path).map(({ body }) => body);
  expect(saved('/api/add-another')).toContainEqual({ button_id: 'prev_college', num_components: 2 });
  expect(saved('/api/tabs')).toContainEqual({ tab_id: 'hs_tab', chosen_tab: 'intl' });
  expect(saved('/api/answer').at(-1)).toMatchObject({ prev_college_2_name: 'Juniata' });
});

test('a press on the button brings the signature, and it stays · COND-17, COND-19', async ({
  page,
  newEmail,
}) => {
  await openForm(page, newEmail(), '/final-steps');
  const before = page.getByText('Review your answers, then sign.');
  const button = page.getByRole('button', { name: 'I am ready to sign' });
  await expect(before).toBeVisible();
  await expect(page.getByLabel('Type your full legal name')).toHaveCount(0);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(before).toHaveCount(0);
  await expect(button).toHaveCount(0);
  // What the button has opened has the focus.
  await expect(page.getByLabel('Type your full legal name')).toBeFocused();
  await page.keyboard.type('Maya Okafor');
  expect(await goToStep(page, 'About You')).toMatchObject({
    signature_confirmed: 'true',
    signature_name: 'Maya Okafor',
  });
  await goToStep(page, 'Submit');
  await page.reload();
  await expect(page.getByLabel('Type your full legal name')).toHaveValue('Maya Okafor');
});

test('a tick swaps the words to a parent, and back · COND-18, COND-19 @phone', async ({ page, newEmail }) => {
  await page.clock.setFixedTime('2025-06-01T12:00:00');
  await openForm(page, newEmail(), '/about', { answers: { birth_date: '2010-01-01' } });
  const before = page.getByText('You are under 18. Please tell a parent or guardian about this application.');
  const after = page.getByText('Thank you — we may contact them about your application.');
  const box = page.getByRole('checkbox', { name: 'My parent or guardian knows I am applying.' });
  await expect(before).toBeVisible();
  await expect(after).toHaveCount(0);
  await box.click();
  await expect(after).toBeVisible();
  await expect(before).toHaveCount(0);
  await expect(box).toBeFocused();
  await page.keyboard.press('Space');
  await expect(before).toBeVisible();
  await page.keyboard.press('Space');
  expect(await goToStep(page, 'Academics')).toMatchObject({ guardian_aware_ind: 'true' });
  await goToStep(page, 'About You');
  await page.reload();
  await expect(box).toBeChecked();
  await expect(after).toBeVisible();
});

/** Explanations of the form, with their width at 1440 px and at 900 px, in px of a 16 px root. */
const MODALS = [
  { path: '/final-steps', label: 'Why do we ask?', wide: 480, tablet: 480 },
  { path: '/education', label: 'Which type am I?', wide: 960, tablet: 630 },
  { path: '/education', label: 'See all majors', wide: 1152, tablet: 810 },
] as const;

function widthOf(dialog: Locator): Promise<number> {
  // The sheet slides in; its width is final from the start, to the pixel.
  return dialog.evaluate((element) => (element as HTMLElement).offsetWidth);
}

test('explanations open in three widths and give the focus back · FORM-08, FORM-09, CONST-21', async ({
  page,
  newEmail,
}) => {
  const email = newEmail();
  for (const { path, label, wide, tablet } of MODALS) {
    if (!page.url().endsWith(path)) await openForm(page, email, path);
    const button = page.getByRole('button', { name: label });
    const dialog = page.getByRole('dialog', { name: label });
    await page.setViewportSize({ width: 1440, height: 900 });
    await button.click();
    expect(await widthOf(dialog), label).toBe(wide);
    await page.setViewportSize({ width: 900, height: 900 });
    expect(await widthOf(dialog), label).toBe(tablet);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await widthOf(dialog), label).toBeLessThanOrEqual(390);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
  }
});

test('month and year complain in one place, for both halves and the order of dates · VAL-28', async ({
  page,
  newEmail,
}) => {
  await page.clock.setFixedTime('2025-06-01T12:00:00');
  await openForm(page, newEmail(), '/education', {
    status: 'validating',
    answers: { prev_college_ind: 'yes' },
  });
  const graduation = page.getByRole('group', { name: 'Graduation month and year' });
  const messages = graduation.locator('.app-field-error');
  await expect(messages).toHaveCount(1);
  await expect(messages).toContainText('Please choose a month.');
  await expect(messages).toContainText('Please choose a year.');
  for (const half of ['Month', 'Year']) {
    const control = graduation.getByRole('combobox', { name: half });
    await expect(control).toHaveAttribute('aria-invalid', 'true');
    await expect(control).toHaveAccessibleDescription(/Please choose a month\.\s*Please choose a year\./);
  }
  await choose(graduation, 'Month', 'June');
  await expect(messages).not.toContainText('month');
  await choose(graduation, 'Year', '2024');
  await expect(messages).toHaveCount(0);

  const start = page.getByRole('group', { name: 'When did you start?' });
  const end = page.getByRole('group', { name: 'When did you finish, or will you?' });
  await choose(start, 'Month', 'September');
  await choose(start, 'Year', '2024');
  await choose(end, 'Month', 'May');
  await expect(end).toContainText('Please choose a year.');
  await choose(end, 'Year', '2024');
  await expect(end).toContainText('The end date must be after the start date.');
  await choose(end, 'Year', '2025');
  await expect(end.locator('.app-field-error')).toHaveCount(0);
  await choose(start, 'Year', '2025');
  await expect(end).toContainText('The end date must be after the start date.');
  const summary = page.getByRole('region', { name: 'Please review your application' });
  await expect(summary.getByRole('link', { name: 'College 1: end date: The end date' })).toHaveCount(1);
});
