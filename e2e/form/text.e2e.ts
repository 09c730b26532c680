import { expect, test } from '../fixtures.ts';
import { paste } from '../test-support/controls.ts';
import { goToStep, openForm } from '../test-support/student.ts';
import { THIS_YEAR } from '../test-support/today.ts';

const CUT = 'some of it was cut off';

/** Page, label, the pasted text, the field's value afterwards, and whether part of the text was cut off. */
const PASTED: readonly (readonly [
  page: '/about' | '/education',
  label: string,
  text: string,
  value: string,
  isCut: boolean,
])[] = [
  ['/about', 'ZIP or postal code', ' 16802-1234 ', '16802-1234', false],
  ['/about', 'ZIP or postal code', '\u200E168021234', '16802-1234', false],
  ['/about', 'Preferred email', '\u200Bmailto:ana@marsh.example,', 'ana@marsh.example', false],
  ['/about', 'Legal first name', 'x'.repeat(60), 'x'.repeat(45), true],
  ['/about', 'Home phone', `Call me at home: +1 (814) 555-0142`, '(814) 555-0142', false],
  ['/about', 'Home phone', '81455501429', '(814) 555-0142', true],
  ['/about', 'Social Security number', `${' '.repeat(12)}123-45-6789`, '123-45-6789', false],
  ['/about', 'Street address', ` ${'x'.repeat(60)}`, 'x'.repeat(60), false],
  ['/education', 'Courses you are taking this year', `\n${'x'.repeat(501)}`, 'x'.repeat(500), true],
];

test('pasted or dropped text is cleaned before its length is checked, and a message appears if part of it was cut off · VAL-26, CONST-05, FORM-02, TRAP-55 @long', async ({
  page,
  context,
  newEmail,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openForm(page, newEmail(), '/about', {
    answers: {
      citizenship_status: 'permanent_resident',
      hs_name: 'Elm High',
      hs_grad_year: String(THIS_YEAR + 1),
    },
  });
  let shown = '/about';
  for (const [path, label, text, value, isCut] of PASTED) {
    if (path !== shown) await goToStep(page, 'Academics');
    shown = path;
    const field = page.getByLabel(new RegExp(`^${label}`)).and(page.locator('input, textarea'));
    const note = page.getByRole('alert').filter({ hasText: CUT });
    await field.fill('');
    await paste(field, text);
    await expect(field, text).toHaveValue(value);
    await expect(note, text).toHaveCount(isCut ? 1 : 0);
    if (isCut) await expect(field).toHaveAccessibleDescription(new RegExp(CUT));
    // The next key press removes the message.
    await field.press('Backspace');
    await expect(note).toHaveCount(0);
  }
  await goToStep(page, 'About You');
  const zip = page.getByLabel('ZIP or postal code');
  await zip.fill('');
  const dropped = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.setData('text/plain', '  16802-1234');
    return data;
  });
  await zip.dispatchEvent('drop', { dataTransfer: dropped });
  await expect(zip).toHaveValue('16802-1234');
});
