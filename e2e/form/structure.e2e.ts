import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { goToStep, openForm, watchCalls } from '../test-support/student.ts';

const college = (page: Page, n: number) => page.getByRole('region', { name: `College ${String(n)}` });

test('an applicant can add up to five colleges, focus follows each change, and removing a college clears its answers · FORM-04, ENT-09, ENT-15, CONST-10 @long', async ({
  page,
  newEmail,
}) => {
  await openForm(page, newEmail(), '/education', { answers: { prev_college_ind: 'yes' } });
  const calls = watchCalls(page, /^\/api\/add-another$/);
  const add = page.getByRole('button', { name: 'Add another college' });
  await expect(college(page, 1)).toBeVisible();
  await expect(college(page, 2)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Remove College 1' })).toHaveCount(0);

  for (const n of [2, 3, 4, 5]) {
    await add.press('Enter');
    await expect(college(page, n).getByLabel('College name')).toBeFocused();
    await college(page, n)
      .getByLabel('College city')
      .fill(`City ${String(n)}`);
  }
  await expect(add).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove College 5' }).click();
  await expect(college(page, 5)).toHaveCount(0);
  await expect(college(page, 4).getByLabel('College name')).toBeFocused();
  // If the count changes faster than the server responds, intermediate counts are skipped, but the final one
  // is sent.
  await expect.poll(() => calls.at(-1)?.body).toEqual({ button_id: 'prev_college', num_components: 4 });
  expect(await goToStep(page, 'About You')).toMatchObject({
    prev_college_4_city: 'City 4',
    prev_college_5_city: '',
  });
});

test('the button “I am ready to sign” reveals the signature fields, and they stay visible on later visits · COND-17…19 @long', async ({
  page,
  newEmail,
}) => {
  await openForm(page, newEmail(), '/final-steps');
  const before = page.getByText('Review your answers, then sign.');
  const button = page.getByRole('button', { name: 'I am ready to sign' });
  const name = page.getByLabel('Type your full legal name');
  await expect(before).toBeVisible();
  await expect(name).toHaveCount(0);
  await button.press('Enter');
  await expect(before).toHaveCount(0);
  await expect(button).toHaveCount(0);
  // The first field revealed by the button has focus.
  await expect(name).toBeFocused();
  await page.keyboard.type('Maya Okafor');
  expect(await goToStep(page, 'About You')).toMatchObject({
    signature_confirmed: 'true',
    signature_name: 'Maya Okafor',
  });
  await goToStep(page, 'Submit');
  await expect(name).toHaveValue('Maya Okafor');
});

/** The form's explanatory dialogs and their widths in windows of 1440 px and 900 px, for a 16 px root font size. */
const MODALS = [
  { label: 'Which type am I?', wide: 960, tablet: 630 },
  { label: 'See all majors', wide: 1152, tablet: 810 },
  { label: 'Why do we ask?', wide: 480, tablet: 480 },
] as const;

test('explanatory dialogs open in one of three widths and restore focus when closed · FORM-08, FORM-09, CONST-21 @long', async ({
  page,
  newEmail,
}) => {
  await openForm(page, newEmail(), '/education');
  for (const { label, wide, tablet } of MODALS) {
    if (label === 'Why do we ask?') await goToStep(page, 'Submit');
    const button = page.getByRole('button', { name: label });
    const dialog = page.getByRole('dialog', { name: label });
    // The dialog slides in, but its width is final from the start.
    const width = () => dialog.evaluate((element) => (element as HTMLElement).offsetWidth);
    await page.setViewportSize({ width: 1440, height: 900 });
    await button.click();
    expect(await width(), label).toBe(wide);
    await page.setViewportSize({ width: 900, height: 900 });
    expect(await width(), label).toBe(tablet);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await width(), label).toBeLessThanOrEqual(390);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
  }
});
