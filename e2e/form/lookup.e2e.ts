import { expect, test } from '../fixtures.ts';
import { goToStep, openForm, watchCalls } from '../test-support/student.ts';

const isDetail = (url: URL) => url.pathname === '/lookup/find' && url.searchParams.has('id');

test('choosing an address or school fills in the related fields, and editing the address just before clicking a step saves the typed text and clears those fields · DEP-04…06, DEP-08…10, CONST-13, ENT-23', async ({
  page,
  newEmail,
}) => {
  await openForm(page, newEmail(), '/about');
  const street = page.getByRole('combobox', { name: 'Street address', exact: true });
  const calls = watchCalls(page, /^\/lookup/);
  await street.pressSequentially('12 Elm S');
  const suggestion = page.getByRole('option', { name: /^12 Elm Street/ });
  await expect(suggestion).toContainText('Altoona, PA 16601');
  await suggestion.click();
  await expect(street).toHaveValue('12 Elm Street');
  await expect(page.locator('#home_city')).toHaveValue('Altoona');
  await expect(page.locator('#home_state')).toContainText('Pennsylvania');
  await expect(page.locator('#home_postal_code')).toHaveValue('16601');
  await expect(page.locator('#home_county')).toHaveValue('Blair');
  expect(calls.at(0)?.path).toMatch(/^\/lookup\/find\?/);
  const query = Object.fromEntries(new URL(calls.at(0)?.path ?? '', 'http://127.0.0.1').searchParams);
  expect(query).toMatchObject({ category: 'address', max_results: '5' });
  expect('12 Elm S').toContain(query.text);
  expect(calls.at(-1)?.path).toBe('/lookup/find?id=addr-1201&category=address');

  await street.press('End');
  await street.pressSequentially(' 4b');
  expect(await goToStep(page, 'Academics')).toMatchObject({
    home_address_line_1: '12 Elm Street 4b',
    home_city: '',
    home_state: '',
    home_state_desc: '',
    home_postal_code: '',
    home_county: '',
  });

  const school = page.getByRole('combobox', { name: 'High school', exact: true });
  await school.pressSequentially('altoona');
  await page.getByRole('option', { name: /^Altoona Area High School/ }).click();
  await expect(page.locator('#hs_city')).toHaveValue('Altoona');
  await expect(page.locator('#hs_ceeb')).toHaveValue('390055');
});

test('by keyboard, a failed lookup looks like one without results, and a suggestion whose details fail to load still keeps its name in the field · DEP-07, DEP-11, DEP-13, ERR-20, ERR-26, TRAP-53', async ({
  page,
  newEmail,
  problems,
}) => {
  problems.expect(/status of 500|ERR_FAILED/);
  await openForm(page, newEmail(), '/about');
  const street = page.getByRole('combobox', { name: 'Street address', exact: true });
  const option = (name: string | RegExp) => page.getByRole('option', { name });
  await street.focus();
  await page.keyboard.type('12 Elm S');
  await expect(option(/^12 Elm Street/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator('#home_city')).toHaveValue('Altoona');

  await page.route(isDetail, (route) => route.fulfill({ status: 500, json: { message: 'Down.' } }));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('12 Elmh');
  await expect(option(/^12 Elmhurst Drive/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(street).toHaveValue('12 Elmhurst Drive');
  await expect(street).toBeFocused();
  await expect(page.locator('#home_city')).toHaveValue('');
  await expect(page.locator('#home_postal_code')).toHaveValue('');

  await page.route('**/lookup/find?*text=*', (route) => route.abort());
  await page.keyboard.type('!');
  await expect(option('No options')).toBeVisible();
  await expect(option('Use: 12 Elmhurst Drive!')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('.app-toast')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Apartment, suite, unit')).toBeFocused();
  await expect(street).toHaveValue('12 Elmhurst Drive!');
});
