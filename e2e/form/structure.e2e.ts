import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { choose } from '../test-support/controls.ts';
import { goToStep, openForm, watchCalls } from '../test-support/student.ts';

const college = (page: Page, n: number) => page.getByRole('region', { name: `College ${String(n)}` });

test('up to five colleges can be added, and removing one clears its answers · FORM-04, ENT-09, ENT-15, CONST-10', async ({
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
  for (const n of [3, 4, 5]) {
    await add.focus();
    await page.keyboard.press('Enter');
    await expect(college(page, n).getByLabel('College name')).toBeFocused();
  }
  await expect(add).toHaveCount(0);
  // If the count changes faster than the server replies, values in between are skipped, but never the final one.
  await expect.poll(count).toEqual(counted(5));

  await college(page, 5).getByLabel('College city').fill('Gone');
  await page.getByRole('button', { name: 'Remove College 5' }).click();
  await expect(college(page, 5)).toHaveCount(0);
  await expect(college(page, 4).getByLabel('College name')).toBeFocused();
  for (const n of [4, 3]) await page.getByRole('button', { name: `Remove College ${String(n)}` }).click();
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

test('tabs can be switched by mouse and arrow keys, and the chosen tab is saved and restored · FORM-05, ENT-16', async ({
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
  // If the tab changes faster than the server replies, choices in between are skipped, but never the final one.
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

test('pressing “I am ready to sign” reveals the signature fields, which remain visible on later visits · COND-17, COND-19', async ({
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
  // The first field revealed by the button has focus.
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

/** The form's explanatory dialogs and their widths in windows of 1440 px and 900 px, for a 16 px root font size. */
const MODALS = [
  { path: '/final-steps', label: 'Why do we ask?', wide: 480, tablet: 480 },
  { path: '/education', label: 'Which type am I?', wide: 960, tablet: 630 },
  { path: '/education', label: 'See all majors', wide: 1152, tablet: 810 },
] as const;

function widthOf(dialog: Locator): Promise<number> {
  // The dialog slides in, but its width is final from the start.
  return dialog.evaluate((element) => (element as HTMLElement).offsetWidth);
}

test('explanatory dialogs open in one of three widths and restore focus when closed · FORM-08, FORM-09, CONST-21', async ({
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
