import { expect, test } from '../fixtures.ts';
import { goToStep, openForm, watchCalls } from '../test-support/student.ts';

const isDetail = (url: URL) => url.pathname === '/lookup/find' && url.searchParams.has('id');

test('choosing an address or school fills in the related fields, editing the address clears them, and a failed lookup shows no error · DEP-04…10, DEP-11, DEP-13, CONST-13, ENT-23, ERR-20, ERR-26, TRAP-53 @long', async ({
  page,
  newEmail,
  problems,
}) => {
  problems.expect(/status of 500|ERR_FAILED/);
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
  // A missing answer is blank.
  const related = {
    home_city: '',
    home_state: '',
    home_state_desc: '',
    home_postal_code: '',
    home_county: '',
  };
  const sent = await goToStep(page, 'Academics');
  expect({ ...related, ...sent }).toMatchObject({ ...related, home_address_line_1: '12 Elm Street 4b' });

  const school = page.getByRole('combobox', { name: 'High school', exact: true });
  await school.pressSequentially('altoona');
  await page.getByRole('option', { name: /^Altoona Area High School/ }).click();
  await expect(page.locator('#hs_city')).toHaveValue('Altoona');
  await expect(page.locator('#hs_ceeb')).toHaveValue('390055');

  // If a suggestion's details fail to load, only its name is filled in; a failed search looks like one
  // without results.
  await page.route(isDetail, (route) => route.fulfill({ status: 500, json: { message: 'Down.' } }));
  await school.fill('');
  await school.pressSequentially('altoona');
  await page.getByRole('option', { name: /^Altoona Area High School/ }).click();
  await expect(school).toHaveValue('Altoona Area High School');
  await expect(page.locator('#hs_city')).toHaveValue('');
  await page.route('**/lookup/find?*text=*', (route) => route.abort());
  await school.pressSequentially('!');
  await expect(page.getByRole('option', { name: 'No options' })).toBeVisible();
  await expect(page.getByRole('option', { name: 'Use: Altoona Area High School!' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('.app-toast')).toHaveCount(0);
});
