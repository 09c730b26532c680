import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { press } from '../test-support/controls.ts';
import { goToStep, openForm } from '../test-support/student.ts';
import { THIS_YEAR } from '../test-support/today.ts';

/** Fills fields as browsers and password managers do: no focus, no key, past React's own setter. */
async function fillIn(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate((filled) => {
    const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    for (const [id, value] of Object.entries(filled)) {
      const input = document.getElementById(id);
      setter?.set?.call(input, value);
      for (const type of ['input', 'change']) input?.dispatchEvent(new Event(type, { bubbles: true }));
    }
  }, values);
}

const ADDRESS = {
  home_address_line_1: '12 Elm Street',
  home_city: 'Altoona',
  home_postal_code: '16601',
};

test('what a browser fills in is saved, spaces aside, and clears nothing · DEP-05, WCAG 1.3.5', async ({
  page,
  newEmail,
}) => {
  await openForm(page, newEmail(), '/about', { answers: { ...ADDRESS, home_county: '' } });
  await fillIn(page, { home_address_line_1: '7 Mill Lane' });
  await expect(page.locator('#home_city')).toHaveValue('Altoona');
  await fillIn(page, { home_city: 'Erie', home_postal_code: '16501 ', phone_home: '8145550142' });
  await expect(page.locator('#phone_home')).toHaveValue('(814) 555-0142');
  await expect(page.getByRole('listbox')).toHaveCount(0);

  const sent = await goToStep(page, 'Academics');
  expect(sent).toMatchObject({
    home_address_line_1: '7 Mill Lane',
    home_city: 'Erie',
    home_postal_code: '16501',
    phone_home: '(814) 555-0142',
  });
});

test('the street, the city and the e-mail say what they ask for · WCAG 1.3.5', async ({ page, newEmail }) => {
  await openForm(page, newEmail(), '/about', { tabs: { home_address_tab: 'us' } });
  for (const [id, token] of Object.entries({
    home_address_line_1: 'address-line1',
    home_city: 'address-level2',
    home_postal_code: 'postal-code',
    contact_email: 'email',
    birth_date: 'bday',
  }))
    await expect(page.locator(`#${id}`)).toHaveAttribute('autocomplete', token);
  await page.getByRole('tab', { name: 'Outside the US' }).click();
  await expect(page.locator('#home_intl_address')).toHaveAttribute('autocomplete', 'street-address');
});

test('a number corrected letter by letter keeps what the values in between hide · COND-13', async ({
  page,
  newEmail,
}) => {
  const answers = { citizenship_status: 'international', english_test: 'toefl', toefl_score: '70' };
  await openForm(page, newEmail(), '/education', {
    answers: {
      ...answers,
      english_support_note: 'I read every day.',
      hs_class_size: '400',
      hs_class_rank: '12',
    },
  });
  const size = page.locator('#hs_class_size');
  await size.press('End');
  for (let key = 0; key < 3; key += 1) await size.press('Backspace');
  await expect(page.locator('#hs_class_rank')).toHaveCount(0);
  await page.keyboard.type('410');
  await expect(page.locator('#hs_class_rank')).toHaveValue('12');
  const score = page.locator('#toefl_score');
  await score.press('End');
  for (const key of ['Backspace', 'Backspace', '7', '5']) await score.press(key);
  await score.press('Tab');
  await expect(page.locator('#english_support_note')).toHaveValue('I read every day.');

  await score.fill('90');
  await score.press('Tab');
  await score.fill('75');
  await expect(page.locator('#english_support_note')).toHaveValue('');
  expect(await goToStep(page, 'About You')).toMatchObject({
    hs_class_size: '410',
    hs_class_rank: '12',
    toefl_score: '75',
    english_support_note: '',
  });
});

test('radios passed with the arrow keys clear nothing until the group is left; a press does at once · COND-13', async ({
  page,
  newEmail,
}) => {
  await openForm(page, newEmail(), '/about', {
    answers: {
      citizenship_status: 'us_citizen',
      citizenship_status_desc: 'U.S. citizen',
      ssn: '123-45-6789',
    },
  });
  const ssn = page.locator('#ssn');
  await page.getByRole('radio', { name: 'U.S. citizen' }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: 'Citizen of another country' })).toBeChecked();
  await expect(ssn).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(ssn).toHaveValue('123-45-6789');

  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Tab');
  await press(page.getByText('U.S. citizen', { exact: true }));
  await expect(ssn).toHaveValue('');

  await ssn.fill('123456789');
  await press(page.getByText('Citizen of another country', { exact: true }));
  await press(page.getByText('U.S. citizen', { exact: true }));
  await expect(ssn).toHaveValue('');
});

test('half a date and a day that does not exist leave the good date alone, and are no blank · VAL-05', async ({
  page,
  newEmail,
}) => {
  await openForm(page, newEmail(), '/about', {
    answers: { birth_date: '2005-04-17' },
    status: 'validating',
  });
  const field = page.locator('#birth_date');
  await field.focus();
  await page.keyboard.type('0230');
  await expect(page.getByText('Date of birth is not a complete date.').first()).toBeVisible();
  await expect(page.getByText('Date of birth is a required field')).toHaveCount(0);
  expect(await goToStep(page, 'Academics')).toMatchObject({ birth_date: '2005-04-17' });

  await openForm(page, newEmail(), '/about');
  await field.focus();
  await page.keyboard.type('0417');
  await page.keyboard.press('Tab');
  await page.getByLabel('Legal first name').focus();
  await expect(page.getByText(/^This is not a date yet/)).toBeVisible();
  await expect(page.locator('.app-field-error')).toHaveCount(0);
  await field.fill('2005-04-18');
  await expect(page.getByText(/^This is not a date yet/)).toHaveCount(0);
  expect(await goToStep(page, 'Academics')).toMatchObject({ birth_date: '2005-04-18' });
});

test('a year of two digits is named in a message', async ({ page, newEmail }) => {
  await openForm(page, newEmail(), '/about', { status: 'validating' });
  await page.locator('#birth_date').focus();
  await page.keyboard.type('05170004');
  await page.keyboard.press('Tab');
  await expect(page.getByText('The year of birth is 4. Please check it.').first()).toBeVisible();
});

/** Composes a text with an input method, letter by letter, and takes it. */
async function compose(field: Locator, text: string): Promise<void> {
  const client = await field.page().context().newCDPSession(field.page());
  await field.focus();
  for (let end = 1; end <= text.length; end += 1)
    await client.send('Input.imeSetComposition', {
      text: text.slice(0, end),
      selectionStart: end,
      selectionEnd: end,
    });
  await client.send('Input.insertText', { text });
}

test('a phone number composed in full-width digits is one, and what is typed can be undone · TRAP-56', async ({
  page,
  newEmail,
}) => {
  await openForm(page, newEmail(), '/about', { answers: { citizenship_status: 'us_citizen' } });
  const phone = page.locator('#phone_home');
  await compose(phone, '８１４５５５０１４２');
  await expect(phone).toHaveValue('(814) 555-0142');

  const mobile = page.locator('#phone_mobile');
  await mobile.pressSequentially('0018145550142');
  await expect(mobile).toHaveValue('(814) 555-0142');
  const before = await mobile.inputValue();
  await mobile.press('Backspace');
  await mobile.press('ControlOrMeta+z');
  await expect(mobile).toHaveValue(before);
  for (let step = 0; step < 40; step += 1) await mobile.press('ControlOrMeta+z');
  await expect(mobile).toHaveValue('');
  for (let step = 0; step < 40; step += 1) await mobile.press('ControlOrMeta+Shift+z');
  // Done again is all of it, the Backspace too.
  await expect(mobile).toHaveValue('(814) 555-014');
  await mobile.press('ControlOrMeta+z');
  await mobile.press('Tab');
  await expect(mobile).toHaveValue('(814) 555-0142');
  expect(await goToStep(page, 'Academics')).toMatchObject({
    phone_home: '(814) 555-0142',
    phone_mobile: '(814) 555-0142',
  });
});

test('Remove pressed twice removes one component and adds none, and Undo brings it back · FORM-04', async ({
  page,
  newEmail,
}) => {
  await openForm(page, newEmail(), '/about', {
    answers: { parent_1_name: 'Ada', parent_2_name: 'Lee', parent_3_name: 'Kim' },
    add_another: { parent: 3 },
  });
  const parents = page.getByRole('region', { name: /^Parent or guardian \d$/ });
  await page.getByRole('button', { name: 'Remove Parent or guardian 3' }).dblclick();
  await expect(parents).toHaveCount(2);
  await expect(
    page.getByRole('status').filter({ hasText: 'Parent or guardian 3 was removed.' }),
  ).toBeVisible();

  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(parents).toHaveCount(3);
  await expect(page.locator('#parent_3_name')).toHaveValue('Kim');
  await expect(page.locator('#parent_3_name')).toBeFocused();
  await page.locator('#parent_3_name').fill('Kim Lee');
  expect(await goToStep(page, 'Academics')).toMatchObject({ parent_2_name: 'Lee', parent_3_name: 'Kim Lee' });
});

test('a chosen mailing address fills its country, which is cleared with it · DEP-04, DEP-08', async ({
  page,
  newEmail,
}) => {
  await openForm(page, newEmail(), '/about', { answers: { mailing_same_ind: 'no' } });
  const street = page.getByRole('combobox', { name: 'Mailing street address' });
  await street.pressSequentially('12 Elm S');
  await page.getByRole('option', { name: /^12 Elm Street/ }).click();
  await expect(page.locator('#mailing_country')).toContainText('United States');
  await expect(page.locator('#mailing_state')).toContainText('Pennsylvania');

  await street.fill('');
  await expect(page.locator('#mailing_country')).toHaveText('--');
  await expect(page.locator('#mailing_state')).toHaveText('--');
});

test('a citizen abroad can apply with a phone of that country only · VAL-24', async ({ page, newEmail }) => {
  await openForm(page, newEmail(), '/about', {
    answers: { citizenship_status: 'us_citizen', home_country: 'FR' },
    tabs: { home_address_tab: 'intl' },
    status: 'validating',
  });
  const message = page.getByText('Please provide at least one phone number.');
  await expect(message.first()).toBeVisible();
  await page.getByLabel('International phone').fill('+33 1 23 45 67 89');
  await expect(message).toHaveCount(0);
});

test('a list stays inside a window of 320 by 256, and is named by its question · WCAG 1.4.10', async ({
  page,
  newEmail,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openForm(page, newEmail(), '/about');
  const country = page.locator('#birth_country');
  for (const top of [10, 80, 150]) {
    await country.evaluate(
      (element, at) => window.scrollBy(0, element.getBoundingClientRect().top - at),
      top,
    );
    await country.focus();
    await page.keyboard.press('ArrowDown');
    const list = page.getByRole('listbox', { name: 'Country of birth' });
    await expect(list).toBeVisible();
    const box = await list.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
    expect(box.top, `opened at ${String(top)}`).toBeGreaterThanOrEqual(0);
    expect(box.bottom, `opened at ${String(top)}`).toBeLessThanOrEqual(256);
    await page.keyboard.press('Alt+ArrowUp');
    await expect(list).toHaveCount(0);
  }
});

test('of a month and a year only the half that is missing is wrong · VAL-28', async ({ page, newEmail }) => {
  await openForm(page, newEmail(), '/education', {
    answers: { hs_grad_year: String(THIS_YEAR) },
    status: 'validating',
  });
  await expect(page.locator('#hs_grad_month')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('#hs_grad_year')).not.toHaveAttribute('aria-invalid', 'true');
  const colors = await page
    .locator('#hs_grad_month, #hs_grad_year')
    .evaluateAll((halves) => halves.map((half) => getComputedStyle(half).borderColor));
  expect(colors[0]).not.toBe(colors[1]);
});
