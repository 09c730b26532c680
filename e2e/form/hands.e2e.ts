import { expect, test } from '../fixtures.ts';
import { goToStep, openForm } from '../test-support/student.ts';
import { THIS_YEAR } from '../test-support/today.ts';

test('every kind of question can be answered by touch · FORM-01, FORM-04…08, COND-17, COND-18, ENT-26 @phone-only', async ({
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
  // Tapping outside a list closes it without choosing an option.
  await page.getByRole('combobox', { name: 'Start term' }).tap();
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.getByRole('heading', { level: 1 }).tap();
  await expect(page.getByRole('listbox')).toHaveCount(0);
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

test('double-tapping Undo restores a component only once · FORM-04 @phone-only', async ({
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
  // Uses the DevTools protocol, because separate taps by Playwright never count as a double click.
  const finger = await page.context().newCDPSession(page);
  for (let taps = 0; taps < 2; taps += 1) {
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }
  await expect(page.getByRole('region', { name: 'Parent or guardian 2' })).toBeVisible();
  await expect(undo).toHaveCount(0);
  expect(await goToStep(page, 'Academics')).toMatchObject({ parent_2_name: 'Lee' });
});
