import { expect, test } from '../fixtures.ts';
import { goToStep, openForm } from '../test-support/student.ts';

test('masked fields, suggestions, tabs, lists and explanations can be used by touch · FORM-01, FORM-04…08, ENT-26 @phone @long', async ({
  page,
  newEmail,
}) => {
  await openForm(page, newEmail(), '/about', { answers: { citizenship_status: 'us_citizen' } });
  const write = async (label: string, text: string) => {
    const field = page.getByLabel(label);
    await field.tap();
    await expect(field, label).toBeFocused();
    await page.keyboard.type(text);
  };
  await write('Social Security number', '1234');
  await page.getByRole('button', { name: 'Show Social Security number' }).tap();
  await expect(page.getByLabel('Social Security number')).toBeFocused();
  await page.keyboard.type('56789');
  await write('Street address', '12 Elm S');
  await page.getByRole('option', { name: /^12 Elm Street/ }).tap();
  await expect(page.locator('#home_city')).toHaveValue('Altoona');
  await page.getByRole('tab', { name: 'Outside the US' }).tap();
  await write('Full address', '1 Rue X, Paris');
  expect(await goToStep(page, 'Academics')).toMatchObject({
    ssn: '123-45-6789',
    home_address_line_1: '12 Elm Street',
    home_intl_address: '1 Rue X, Paris',
  });

  // Tapping outside a list closes it without choosing an option.
  await page.getByRole('combobox', { name: 'Start term' }).tap();
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.getByRole('heading', { level: 1 }).tap();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await page.getByRole('button', { name: 'Which type am I?' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Which type am I?' });
  await dialog.getByRole('button', { name: 'Close' }).tap();
  await expect(dialog).toHaveCount(0);
});

test('a double tap on Undo restores a removed parent only once · FORM-04 @phone @long', async ({
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
