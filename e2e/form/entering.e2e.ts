import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { goToStep, openForm } from '../test-support/student.ts';

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

test('a day that does not exist is not saved, although its year passes through the leap year 20 · VAL-05 @long', async ({
  page,
  newEmail,
}) => {
  await openForm(page, newEmail(), '/about');
  const field = page.locator('#birth_date');
  await field.focus();
  await page.keyboard.type('02292005');
  expect((await goToStep(page, 'Academics')).birth_date ?? '').toBe('');

  await goToStep(page, 'About You');
  await expect(field).toHaveValue('');
  await field.focus();
  await page.keyboard.type('02282005');
  await page.keyboard.press('Tab');
  await field.focus();
  await page.keyboard.type('0229');
  expect(await goToStep(page, 'Academics')).toMatchObject({ birth_date: '2005-02-28' });
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
