import type { Page, Route } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { choose, stopClock } from '../test-support/controls.ts';
import { goToStep, openForm, watchCalls } from '../test-support/student.ts';

const street = (page: Page) => page.getByRole('combobox', { name: 'Street address', exact: true });
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name });
const isSearch = (url: URL) => url.pathname === '/lookup/find' && url.searchParams.has('text');
const isDetail = (url: URL) => url.pathname === '/lookup/find' && url.searchParams.has('id');

/** What choosing an address fills, in the order of the page. */
const FILLED = ['#home_city', '#home_state', '#home_postal_code', '#home_county'];

const items = (...texts: string[]) =>
  texts.map((text) => ({ text, id: `id ${text}`, sub_text: `near ${text}` }));
const address = (line: string, city: string) => ({
  address_line_1: line,
  address_line_2: '',
  city,
  state: 'Pennsylvania',
  postal_code: '16601',
  county: 'Blair',
  country: 'US',
});

test('a chosen address or school fills what belongs to it · DEP-06, DEP-08…10, ENT-23 @phone', async ({
  page,
  newEmail,
}) => {
  await openForm(page, newEmail(), '/about');
  const calls = watchCalls(page, /^\/lookup/);
  await street(page).pressSequentially('12 Elm S');
  await expect(option(page, /^12 Elm Street/)).toContainText('Altoona, PA 16601');
  await option(page, /^12 Elm Street/).click();
  await expect(street(page)).toHaveValue('12 Elm Street');
  await expect(page.locator('#home_city')).toHaveValue('Altoona');
  await expect(page.locator('#home_state')).toContainText('Pennsylvania');
  await expect(page.locator('#home_postal_code')).toHaveValue('16601');
  await expect(page.locator('#home_county')).toHaveValue('Blair');
  expect(calls.at(0)?.path).toMatch(/^\/lookup\/find\?/);
  const query = Object.fromEntries(new URL(calls.at(0)?.path ?? '', 'http://127.0.0.1').searchParams);
  expect(query).toMatchObject({ category: 'address', max_results: '5' });
  expect('12 Elm S').toContain(query.text);
  expect(calls.at(-1)?.path).toBe('/lookup/find?id=addr-1201&category=address');

  expect(await goToStep(page, 'Academics')).toMatchObject({
    home_address_line_1: '12 Elm Street',
    home_city: 'Altoona',
    home_state: 'Pennsylvania',
    home_state_desc: 'Pennsylvania',
    home_postal_code: '16601',
    home_county: 'Blair',
  });

  const school = page.getByRole('combobox', { name: 'High school', exact: true });
  await school.pressSequentially('altoona');
  await option(page, /^Altoona Area High School/).click();
  await expect(school).toHaveValue('Altoona Area High School');
  await expect(page.locator('#hs_city')).toHaveValue('Altoona');
  await expect(page.locator('#hs_state')).toContainText('Pennsylvania');
  await expect(page.locator('#hs_ceeb')).toHaveValue('390055');
  await page.getByRole('tab', { name: 'Outside the US' }).click();
  const abroad = page.getByRole('combobox', { name: 'School name' });
  await abroad.pressSequentially('Bellevue');
  await option(page, /^Lycée Bellevue/).click();
  await expect(page.locator('#hs_country')).toContainText('France');
});

test('emptying it or typing one’s own words blanks what was filled · DEP-04, DEP-05, TRAP-54 @phone', async ({
  page,
  newEmail,
}) => {
  const filled = {
    home_address_line_1: '12 Elm Street',
    home_city: 'Altoona',
    home_state: 'Pennsylvania',
    home_state_desc: 'Pennsylvania',
    home_postal_code: '16601',
    home_county: 'Blair',
  };
  const blank = Object.fromEntries(Object.keys(filled).map((key) => [key, '']));
  await openForm(page, newEmail(), '/about', { answers: filled });
  await street(page).fill('');
  await expect(page.locator('#home_city')).toHaveValue('');
  await expect(page.locator('#home_county')).toHaveCount(0);
  await street(page).press('Tab');
  expect(await goToStep(page, 'Academics')).toMatchObject(blank);

  await openForm(page, newEmail(), '/about', { answers: filled });
  await street(page).fill('12 Elm');
  await option(page, 'Use: 12 Elm').click();
  await expect(street(page)).toHaveValue('12 Elm');
  await expect(page.locator('#home_city')).toHaveValue('');
  expect(await goToStep(page, 'Academics')).toMatchObject({
    ...blank,
    home_address_line_1: '12 Elm',
  });

  // Typed and left: nothing is lost, and what was filled before belongs to another address.
  await openForm(page, newEmail(), '/about', { answers: filled });
  await street(page).press('End');
  await street(page).pressSequentially(' 4b');
  await street(page).press('Tab');
  await expect(street(page)).toHaveValue('12 Elm Street 4b');
  await expect(page.locator('#home_city')).toHaveValue('');
  expect(await goToStep(page, 'Academics')).toMatchObject({
    ...blank,
    home_address_line_1: '12 Elm Street 4b',
  });
});

test('words typed and left by a click on a step are sent with it · DEP-05', async ({ page, newEmail }) => {
  await openForm(page, newEmail(), '/about');
  await street(page).pressSequentially('7 Nowhere Lane');
  expect(await goToStep(page, 'Academics')).toMatchObject({
    home_address_line_1: '7 Nowhere Lane',
  });
});

test('it says Loading..., No options and Use: <text>; failures look like no results · DEP-13, DEP-07, ERR-20, ERR-26', async ({
  page,
  newEmail,
  problems,
}) => {
  problems.expect(/status of 500|ERR_FAILED/);
  await openForm(page, newEmail(), '/about');
  let reply: (route: Route) => Promise<void> = (route) => route.fulfill({ json: [] });
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(isSearch, async (route) => {
    await held;
    await reply(route);
  });
  await street(page).pressSequentially('zzz');
  await expect(page.getByRole('option', { name: 'Loading...', exact: true })).toBeVisible();
  release();
  await expect(page.getByRole('option', { name: 'No options', exact: true })).toBeVisible();
  await expect(page.getByRole('option', { name: 'Use: zzz', exact: true })).toBeVisible();

  const failures: ((route: Route) => Promise<void>)[] = [
    (route) => route.fulfill({ status: 500, json: { message: 'Down.' } }),
    (route) => route.abort(),
    (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<p>Proxy</p>' }),
  ];
  for (const fail of failures) {
    reply = fail;
    const answered = page
      .waitForEvent('requestfinished', { predicate: (request) => isSearch(new URL(request.url())) })
      .catch(() => null);
    const failed = page
      .waitForEvent('requestfailed', { predicate: (request) => isSearch(new URL(request.url())) })
      .catch(() => null);
    await street(page).pressSequentially('q');
    await Promise.race([answered, failed]);
    await expect(page.getByRole('option', { name: 'No options', exact: true })).toBeVisible();
    await expect(page.getByRole('option', { name: /^Use: zzzq/ })).toBeVisible();
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('.app-toast')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(street(page)).toHaveValue('zzzqqq');
});

test('it asks 200 ms after the last key, at least every 500 ms, and never for blanks · DEP-12, DEP-15, CONST-14', async ({
  page,
  newEmail,
}) => {
  await page.clock.install();
  await openForm(page, newEmail(), '/about');
  const asked: string[] = [];
  await page.route(isSearch, (route) => {
    asked.push(new URL(route.request().url()).searchParams.get('text') ?? '');
    return route.fulfill({ json: [] });
  });
  // The list is loaded at the first key; only then time is measured.
  await street(page).pressSequentially('   ');
  await expect(street(page)).toHaveAttribute('autocapitalize', 'words');
  await stopClock(page);
  await page.clock.runFor(1_000);
  expect(asked).toEqual([]);
  await street(page).fill('');

  await street(page).pressSequentially('a');
  await page.clock.runFor(190);
  expect(asked).toEqual([]);
  await page.clock.runFor(20);
  await expect.poll(() => asked).toEqual(['a']);
  await page.clock.runFor(1_000);

  asked.length = 0;
  for (const letter of 'bcdefghijklm') {
    await street(page).pressSequentially(letter);
    await page.clock.runFor(100);
  }
  await page.clock.runFor(300);
  await expect.poll(() => asked.at(-1)).toBe('abcdefghijklm');
  expect(asked).toHaveLength(3);
  expect(asked[0]?.length).toBeGreaterThanOrEqual(5);
  expect(asked[0]?.length).toBeLessThanOrEqual(7);
});

test('an older search or record that comes late is dropped · DEP-16, TRAP-53', async ({ page, newEmail }) => {
  await openForm(page, newEmail(), '/about');
  const held = new Map<string, () => Promise<void>>();
  const asked = (name: string) => expect.poll(() => held.has(name), { message: name }).toBe(true);
  await page.route('**/lookup/find**', (route) => {
    const { searchParams } = new URL(route.request().url());
    const text = searchParams.get('text');
    const id = searchParams.get('id');
    if (text !== null) held.set(text, () => route.fulfill({ json: items(`${text} Road`, `${text} Street`) }));
    if (id !== null)
      held.set(id, () => route.fulfill({ json: address(id.replace('id ', ''), `City of ${id}`) }));
  });
  const answer = async (name: string) => {
    await asked(name);
    await held.get(name)?.();
  };

  await street(page).pressSequentially('1');
  await asked('1');
  await street(page).pressSequentially('2');
  await answer('12');
  await expect(option(page, /^12 Road/)).toBeVisible();
  await answer('1');
  await expect(option(page, /^12 Road/)).toBeVisible();
  await expect(option(page, /^1 Road/)).toHaveCount(0);

  await option(page, /^12 Road/).click();
  await asked('id 12 Road');
  await street(page).press('Backspace');
  await asked('12 Roa');
  await answer('12 Roa');
  await option(page, /^12 Roa Street/).click();
  await answer('id 12 Roa Street');
  await expect(page.locator('#home_city')).toHaveValue('City of id 12 Roa Street');
  await answer('id 12 Road');
  await expect(page.locator('#home_city')).toHaveValue('City of id 12 Roa Street');
  await expect(street(page)).toHaveValue('12 Roa Street');
});

test('a record that fails leaves the chosen words and none of the old fields · DEP-11, TRAP-53', async ({
  page,
  newEmail,
  problems,
}) => {
  problems.expect(/status of 500/);
  await openForm(page, newEmail(), '/about');
  await street(page).pressSequentially('12 Elm S');
  await option(page, /^12 Elm Street/).click();
  await expect(page.locator('#home_city')).toHaveValue('Altoona');

  await page.route(isDetail, (route) => route.fulfill({ status: 500, json: { message: 'Down.' } }));
  await street(page).fill('12 Elmh');
  await option(page, /^12 Elmhurst Drive/).click();
  await expect(street(page)).toHaveValue('12 Elmhurst Drive');
  for (const field of FILLED.slice(0, 3)) await expect(page.locator(field)).not.toContainText('Pennsylvania');
  await expect(page.locator('#home_city')).toHaveValue('');
  await expect(page.locator('#home_postal_code')).toHaveValue('');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.unroute(isDetail);
  await choose(page, /^State or province$/, 'Ohio');
  expect(await goToStep(page, 'Academics')).toMatchObject({
    home_address_line_1: '12 Elmhurst Drive',
    home_city: '',
    home_state: 'Ohio',
    home_county: '',
  });
});

test('the keyboard alone finds, chooses and leaves; a long name is never cut · DEP-08, DEP-13', async ({
  page,
  newEmail,
}) => {
  const long =
    'The Very Reverend Father Sebastian’s Academy of the Arts and Sciences of Greater Alder Valley';
  await openForm(page, newEmail(), '/education');
  await page.route(isSearch, (route) => route.fulfill({ json: items('First School', long) }));
  await page.route(isDetail, (route) =>
    route.fulfill({
      json: { name: long, city: 'Erie', state: 'Pennsylvania', country: 'US', ceeb: '390001' },
    }),
  );
  const school = page.getByRole('combobox', { name: 'High school', exact: true });
  await school.focus();
  await page.keyboard.type('sch');
  await expect(option(page, /^First School/)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(school).toHaveValue(long);
  await expect(school).toBeFocused();
  await expect(page.locator('#hs_city')).toHaveValue('Erie');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('City', { exact: true })).toBeFocused();
  await expect(school).toHaveValue(long);
  expect(await goToStep(page, 'About You')).toMatchObject({ hs_name: long, hs_ceeb: '390001' });
});
