import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { goToStep, openForm } from '../test-support/student.ts';
import { THIS_YEAR } from '../test-support/today.ts';

test('every kind of control is answered with a finger · FORM-01, FORM-04…08, COND-17, COND-18 @phone-only', async ({
  page,
  newEmail,
}) => {
  await openForm(page, newEmail(), '/about', {
    answers: {
      citizenship_status: 'us_citizen',
      birth_date: `${String(THIS_YEAR - 16)}-01-01`,
      prev_college_ind: 'no',
    },
  });
  const write = async (label: string, text: string) => {
    const field = page.getByLabel(label);
    await field.tap();
    await expect(field, label).toBeFocused();
    await page.keyboard.type(text);
  };
  const press = (role: 'button' | 'tab' | 'radio' | 'checkbox' | 'option', name: string | RegExp) =>
    page.getByRole(role, { name, exact: typeof name === 'string' }).tap();

  await write('Legal first name', 'Ana');
  await page.getByLabel('Date of birth').tap();
  await expect(page.getByLabel('Date of birth')).toBeFocused();
  await press('checkbox', 'My parent or guardian knows I am applying.');
  await expect(page.getByText('Thank you — we may contact them about your application.')).toBeVisible();
  await page.getByText('Asian', { exact: true }).tap();
  await write('Social Security number', '1234');
  await press('button', 'Show Social Security number');
  await expect(page.getByLabel('Social Security number')).toBeFocused();
  await page.keyboard.type('56789');
  await page.getByText('Permanent resident', { exact: true }).tap();
  await expect(page.getByRole('radio', { name: 'Permanent resident' })).toBeChecked();
  await write('Mobile phone', '8145550142');
  await press('checkbox', /^Send me text messages/);
  await write('Street address', '12 Elm S');
  await press('option', /^12 Elm Street/);
  await expect(page.locator('#home_city')).toHaveValue('Altoona');
  await press('tab', 'Outside the US');
  await write('Full address', '1 Rue X, Paris');
  await press('button', 'Add another parent or guardian');
  const second = page.getByRole('region', { name: 'Parent or guardian 2' });
  await expect(second.getByLabel('Name')).toBeFocused();
  await press('button', 'Remove Parent or guardian 2');
  await expect(second).toHaveCount(0);
  expect(await goToStep(page, 'Academics')).toMatchObject({
    first_name: 'Ana',
    guardian_aware_ind: 'true',
    ethnicity_asian_ind: 'true',
    citizenship_status: 'permanent_resident',
    ssn: '123-45-6789',
    phone_mobile: '(814) 555-0142',
    optin_sms_ind: 'true',
    home_address_line_1: '12 Elm Street',
    home_intl_address: '1 Rue X, Paris',
  });

  const explain = async (label: string) => {
    await press('button', label);
    const dialog = page.getByRole('dialog', { name: label });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).tap();
    await expect(dialog).toHaveCount(0);
  };
  const pick = async (name: string, option: string) => {
    await page.getByRole('combobox', { name, exact: true }).tap();
    await press('option', option);
  };
  await explain('Which type am I?');
  await explain('See all majors');
  await pick('School or college', 'College of Sciences');
  await pick('Intended major', 'Physics');
  await pick('Month', 'June');
  await pick('Year', String(THIS_YEAR));
  expect(await goToStep(page, 'Submit')).toMatchObject({
    intended_major: 'physics',
    intended_major_desc: 'Physics',
    hs_grad_month: '6',
    hs_grad_year: String(THIS_YEAR),
  });

  await explain('Why do we ask?');
  await press('button', 'I am ready to sign');
  await write('Type your full legal name', 'Ana');
  expect(await goToStep(page, 'About You')).toMatchObject({
    signature_confirmed: 'true',
    signature_name: 'Ana',
  });
});

test('Undo tapped twice brings a component back and leaves it there · FORM-04 @phone-only', async ({
  page,
  newEmail,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openForm(page, newEmail(), '/about', {
    answers: { parent_1_name: 'Ada', parent_2_name: 'Lee' },
    add_another: { parent: 2 },
  });
  await page.getByRole('button', { name: 'Remove Parent or guardian 2' }).tap();
  const undo = page.getByRole('button', { name: /^Undo/ });
  await undo.scrollIntoViewIfNeeded();
  const box = await undo.boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  // A finger, not Playwright's: a click of its own is never counted as the second.
  const finger = await page.context().newCDPSession(page);
  for (let taps = 0; taps < 2; taps += 1) {
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }
  await expect(page.getByRole('region', { name: 'Parent or guardian 2' })).toBeVisible();
  await expect(undo).toHaveCount(0);
  expect(await goToStep(page, 'Academics')).toMatchObject({ parent_2_name: 'Lee' });
});

/** Presses Tab until a control has the focus; a person does it too, and no control may hold them. */
async function tabTo(page: Page, id: string): Promise<void> {
  const reached = page.locator(`#${id}:focus, #${id} :focus`);
  for (let presses = 0; presses < 15; presses += 1) {
    if ((await reached.count()) > 0) return;
    await page.keyboard.press('Tab');
  }
  await expect(reached, `reached by Tab: ${id}`).toHaveCount(1);
}

test('what is typed and chosen by keyboard alone, from control to control · FORM-01, FORM-07, DEP-01, ENT-26, VAL-28', async ({
  page,
  newEmail,
}) => {
  await openForm(page, newEmail(), '/about', { tabs: { home_address_tab: 'intl' } });
  await page.getByLabel('Preferred first name').focus();
  await page.keyboard.type('Ann');
  await tabTo(page, 'other_name_ind-yes');
  await page.keyboard.press('ArrowRight');
  await tabTo(page, 'birth_date');
  await page.keyboard.type('02282005');
  await tabTo(page, 'ethnicity_asian_ind');
  await page.keyboard.press('Space');
  await tabTo(page, 'birth_country');
  await page.keyboard.type('united states');
  await expect(page.locator('.app-select__option--active')).toHaveText('United States');
  await page.keyboard.press('Tab');
  await expect(page.locator('#birth_state')).toBeFocused();
  await page.keyboard.type('ohi');
  await expect(page.locator('.app-select__option--active')).toHaveText('Ohio');
  await page.keyboard.press('Enter');
  await expect(page.locator('#birth_state')).toContainText('Ohio');
  await tabTo(page, 'phone_home');
  await page.keyboard.type('8145550142');
  await tabTo(page, 'optin_sms_ind');
  await page.keyboard.press('Space');
  await tabTo(page, 'home_intl_address');
  await page.keyboard.type('1 Rue X');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Paris');
  expect(await goToStep(page, 'Academics')).toMatchObject({
    preferred_name: 'Ann',
    other_name_ind: 'no',
    birth_date: '2005-02-28',
    ethnicity_asian_ind: 'true',
    birth_country: 'US',
    birth_state: 'Ohio',
    birth_state_desc: 'Ohio',
    phone_home: '(814) 555-0142',
    optin_sms_ind: 'true',
    home_intl_address: '1 Rue X\nParis',
  });

  await page.locator('#hs_grad_month').focus();
  await page.keyboard.type('june');
  await expect(page.locator('.app-select__option--active')).toHaveText('June');
  await page.keyboard.press('Tab');
  await expect(page.locator('#hs_grad_year')).toBeFocused();
  await page.keyboard.type(String(THIS_YEAR));
  await expect(page.locator('.app-select__option--active')).toHaveText(String(THIS_YEAR));
  await page.keyboard.press('Enter');
  expect(await goToStep(page, 'About You')).toMatchObject({
    hs_grad_month: '6',
    hs_grad_year: String(THIS_YEAR),
  });
});
