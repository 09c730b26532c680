import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { press } from '../test-support/controls.ts';
import { goToStep, openForm } from '../test-support/student.ts';

/** Fills fields as browsers and password managers do: without focus or key presses, bypassing React's setter. */
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

test('autofilled answers are saved without surrounding spaces and do not clear other answers · DEP-05, WCAG 1.3.5 @long', async ({
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

test('arrow keys in a radio group clear dependent answers only when the group loses focus, but a click clears them at once · COND-13 @long', async ({
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

test('an incomplete date shows a hint from the time its field loses focus until the date is complete · VAL-05 @long', async ({
  page,
  newEmail,
}) => {
  await openForm(page, newEmail(), '/about');
  const field = page.locator('#birth_date');
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

/** Composes text with an input method editor, character by character, and commits it. */
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

test('a phone number composed in full-width digits is converted to ordinary digits, and typing can be undone · TRAP-56 @long', async ({
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
  for (let step = 0; step < 15; step += 1) await mobile.press('ControlOrMeta+z');
  await expect(mobile).toHaveValue('');
  for (let step = 0; step < 15; step += 1) await mobile.press('ControlOrMeta+Shift+z');
  // Redo repeats every edit, including the Backspace.
  await expect(mobile).toHaveValue('(814) 555-014');
  await mobile.press('ControlOrMeta+z');
  await mobile.press('Tab');
  await expect(mobile).toHaveValue('(814) 555-0142');
  expect(await goToStep(page, 'Academics')).toMatchObject({
    phone_home: '(814) 555-0142',
    phone_mobile: '(814) 555-0142',
  });
});
