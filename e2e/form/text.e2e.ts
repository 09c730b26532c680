import { expect, test } from '../fixtures.ts';
import { paste } from '../test-support/controls.ts';
import { goToStep, openForm } from '../test-support/student.ts';
import { THIS_YEAR } from '../test-support/today.ts';

/** Label, what is typed or pasted, what is left of it. One line per length that differs (VAL-26, TRAP-55). */
const LENGTHS: readonly (readonly [label: string, length: number])[] = [
  ['Legal first name', 45],
  ['Preferred first name', 30],
  ['Name on those records', 90],
  ['Preferred e-mail', 254],
  ['Street address', 60],
  ['ZIP or postal code', 10],
];

test('keeps 45 characters of a text, or as many as the question allows · VAL-26, CONST-05, FORM-02, TRAP-55', async ({
  page,
  newEmail,
}) => {
  await openForm(page, newEmail(), '/about', {
    answers: { other_name_ind: 'yes', other_name_ind_desc: 'Yes' },
  });
  for (const [label, length] of LENGTHS) {
    // An open list bears the name of its question too.
    const field = page.getByLabel(new RegExp(`^${label}`)).and(page.locator('input'));
    await field.focus();
    await page.keyboard.insertText('7'.repeat(length + 15));
    await expect(field, label).toHaveValue('7'.repeat(length));
    await field.press('Tab');
  }
  await page.getByRole('tab', { name: 'Outside the US' }).click();
  const area = page.getByLabel('Full address');
  await area.fill('x'.repeat(190));
  await expect(page.getByText('10 characters left').first()).toBeVisible();
  await area.press('End');
  await page.keyboard.insertText('y'.repeat(30));
  await expect(area).toHaveValue('x'.repeat(190) + 'y'.repeat(10));
});

const CUT = 'some of it was cut off';

/** Page, label, what is pasted, what then stands in the field, and whether some of it was cut off. */
const PASTED: readonly (readonly [
  page: '/about' | '/education',
  label: string,
  text: string,
  value: string,
  isCut: boolean,
])[] = [
  ['/about', 'ZIP or postal code', ' 16802-1234 ', '16802-1234', false],
  ['/about', 'Legal first name', 'x'.repeat(60), 'x'.repeat(45), true],
  ['/about', 'Home phone', `Call me at home: +1 (814) 555-0142`, '(814) 555-0142', false],
  ['/about', 'Home phone', '81455501429', '(814) 555-0142', true],
  ['/about', 'Social Security number', `${' '.repeat(12)}123-45-6789`, '123-45-6789', false],
  ['/about', 'Social Security number', '1234567890', '123-45-6789', true],
  ['/about', 'Alien registration number', ` ${'-'.repeat(12)}A012345678`, 'A012345678', false],
  ['/about', 'Street address', ` ${'x'.repeat(60)}`, 'x'.repeat(60), false],
  ['/about', 'Preferred e-mail', `${' '.repeat(240)}maya@example.edu`, 'maya@example.edu', false],
  ['/education', 'CEEB code', ' 391234', '391234', false],
  ['/education', 'Courses you are taking this year', `\n${'x'.repeat(501)}`, 'x'.repeat(500), true],
];

test('what is pasted or dropped is cleaned before it is measured, and what is left out is said · VAL-26, FORM-02, TRAP-55', async ({
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
    // Gone with the next key.
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

test('texts, areas, dates and passwords keep what is typed and send it · ENT-26, FORM-01, ENT-07', async ({
  page,
  newEmail,
}) => {
  await openForm(page, newEmail(), '/about', {
    tabs: { home_address_tab: 'intl' },
    answers: { middle_name: 'Adaeze', citizenship_status: 'permanent_resident' },
  });
  await expect(page.getByLabel('Legal first name')).toHaveAttribute('type', 'text');
  await page.getByLabel('Legal first name').pressSequentially('Zoë O’Neil');
  await page.getByLabel('Date of birth').fill('2007-02-28');
  await page.getByLabel('Full address').fill('Rua Augusta 1\nSão Paulo');
  await page.getByLabel('Alien registration number').fill('A12345678');
  await page.getByLabel('Middle name').fill('');

  const sent = await goToStep(page, 'Academics');
  expect(sent).toMatchObject({
    first_name: 'Zoë O’Neil',
    birth_date: '2007-02-28',
    home_intl_address: 'Rua Augusta 1\nSão Paulo',
    alien_number: 'A12345678',
    middle_name: '',
  });
});

/** Keys pressed in an empty field, and what stands in it afterwards. */
const SSN: readonly (readonly [what: string, keys: readonly string[], value: string])[] = [
  ['nine digits', ['123456789'], '123-45-6789'],
  ['four digits', ['1234'], '123-4'],
  ['letters between', ['1a2b3c4'], '123-4'],
  ['too many', ['1234567890'], '123-45-6789'],
  ['backspace over the hyphen', ['1234', 'ArrowLeft', 'Backspace', '9'], '129-4'],
  [
    'delete before the hyphen',
    ['12345', 'Home', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Delete'],
    '123-5',
  ],
  [
    'a digit in the middle',
    ['12356789', 'Home', 'ArrowRight', 'ArrowRight', 'ArrowRight', '4'],
    '123-45-6789',
  ],
  [
    'a wrong digit exchanged',
    ['123956789', 'Home', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Delete', '4'],
    '123-45-6789',
  ],
];

test('a Social Security number is written 3-2-4 wherever one types · ENT-14, TRAP-56 @phone', async ({
  page,
  context,
  newEmail,
}) => {
  await openForm(page, newEmail(), '/about', { answers: { citizenship_status: 'us_citizen' } });
  const field = page.getByLabel(/^Social Security number/);
  for (const [what, keys, value] of SSN) {
    await field.fill('');
    for (const key of keys)
      if (/^[A-Z]/.test(key)) await field.press(key);
      else await field.pressSequentially(key);
    await expect(field, what).toHaveValue(value);
  }
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const text of ['123 45 6789', '  123-45-6789  ', '123456789\n']) {
    await field.fill('');
    await paste(field, text);
    await expect(field, JSON.stringify(text)).toHaveValue('123-45-6789');
  }
});

test('a Social Security number is hidden until Show is pressed, and keeps its place · VAL-27, FORM-03', async ({
  page,
  newEmail,
}) => {
  await openForm(page, newEmail(), '/about', { answers: { citizenship_status: 'us_citizen' } });
  const field = page.getByLabel(/^Social Security number/);
  await field.pressSequentially('12346789');
  for (let step = 0; step < 5; step += 1) await field.press('ArrowLeft');
  await expect(field).toHaveAttribute('type', 'password');

  await page.getByRole('button', { name: 'Show Social Security number' }).click();
  await expect(field).toHaveAttribute('type', 'text');
  await expect(field).toBeFocused();
  await page.keyboard.type('5');
  await expect(field).toHaveValue('123-45-6789');
  await page.getByRole('button', { name: 'Hide Social Security number' }).click();
  await expect(field).toHaveAttribute('type', 'password');

  const sent = await goToStep(page, 'Academics');
  expect(sent).toEqual({ citizenship_status: 'us_citizen', ssn: '123-45-6789' });
});

/** What is typed or pasted at once into an empty phone field, and what it becomes. */
const PHONES: readonly (readonly [text: string, value: string])[] = [
  ['8145550142', '(814) 555-0142'],
  ['814', '(814'],
  ['8145', '(814) 5'],
  ['814-555-0142', '(814) 555-0142'],
  ['+1 814 555 0142', '(814) 555-0142'],
  ['+1 (814) 555-0142', '(814) 555-0142'],
  ['1-814-555-0142', '(814) 555-0142'],
  ['81455501429', '(814) 555-0142'],
];

test('a phone number is written (NNN) NNN-NNNN, typed or pasted, caret by its digit · VAL-21, ENT-13, TRAP-56 @phone', async ({
  page,
  context,
  newEmail,
}) => {
  await openForm(page, newEmail(), '/about');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const field = page.getByLabel('Home phone');
  for (const [text, value] of PHONES) {
    await field.fill('');
    await field.pressSequentially(text);
    await expect(field, `${text} typed`).toHaveValue(value);
    await field.fill('');
    await paste(field, text);
    await expect(field, `${text} pasted`).toHaveValue(value);
  }

  await field.fill('8145550142');
  await field.press('Home');
  for (let step = 0; step < 6; step += 1) await field.press('ArrowRight');
  await field.press('Delete');
  await field.pressSequentially('9');
  await expect(field).toHaveValue('(814) 955-0142');
  await field.press('Backspace');
  await field.press('Backspace');
  await expect(field).toHaveValue('(815) 501-42');
  await expect(page.getByLabel('International phone')).toHaveCount(0);
});

test('nothing is called wrong before the first submit · STAT-05, VSUM-05', async ({ page, newEmail }) => {
  await openForm(page, newEmail(), '/about');
  await page.getByLabel('Legal first name').focus();
  await page.getByLabel('Legal first name').press('Tab');
  await page.getByLabel('Home phone').fill('114');
  await page.getByLabel('Preferred e-mail').fill('no');
  await page.getByLabel('Preferred e-mail').press('Tab');
  await expect(page.locator('.app-field-error')).toHaveCount(0);
  await expect(page.locator('[aria-invalid]')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Please review your application' })).toHaveCount(0);
});
