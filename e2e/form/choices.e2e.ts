import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { answer, choose, stopClock } from '../test-support/controls.ts';
import { goToStep, openForm } from '../test-support/student.ts';

const select = (page: Page | Locator, name: string | RegExp) => page.getByRole('combobox', { name });
const active = (page: Page) => page.locator('.app-select__option--active');

async function optionsOf(page: Page, control: Locator): Promise<string[]> {
  await control.click();
  await expect(page.getByRole('option').last()).toBeAttached();
  // A long list draws its rows in sight first and the others at once after.
  await expect(page.locator('.app-select__list > [aria-hidden="true"]')).toHaveCount(0);
  const labels = await page.getByRole('option').allTextContents();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  return labels;
}

test('countries and states are listed blank first, whole, each once · ENT-28…31', async ({
  page,
  newEmail,
}) => {
  await openForm(page, newEmail(), '/about', {
    answers: { citizenship_status: 'international', mailing_same_ind: 'no' },
  });
  const usFirst = await optionsOf(page, select(page, 'Country of birth'));
  expect(usFirst.slice(0, 2)).toEqual(['--', 'United States']);
  const without = await optionsOf(page, select(page, 'Country of citizenship'));
  expect(without[0]).toBe('--');
  expect(without).not.toContain('United States');
  const plain = await optionsOf(page, select(page, 'Mailing country'));
  expect(plain[0]).toBe('--');
  expect(plain[1]).not.toBe('United States');
  for (const list of [usFirst, plain]) {
    expect(new Set(list).size).toBe(list.length);
    expect(list.length).toBeGreaterThanOrEqual(195);
    expect(list.filter((label) => label === 'United States')).toHaveLength(1);
  }
  const states = await optionsOf(page, select(page, /^State or province$/));
  expect(states).toEqual(
    expect.arrayContaining([
      '--',
      'Pennsylvania',
      'District of Columbia',
      'Puerto Rico',
      'Guam',
      'Armed Forces Europe',
      'Armed Forces Pacific',
      'Armed Forces Americas',
      'Ontario',
      'Quebec',
    ]),
  );
  expect(new Set(states).size).toBe(states.length);
});

test('a choice is stored with its label, and both go with the blank one · ENT-11, ENT-31, ENT-32, FORM-06, TRAP-54', async ({
  page,
  newEmail,
}) => {
  await openForm(page, newEmail(), '/about', { answers: { citizenship_status: 'international' } });
  await choose(page, /^State or province$/, 'Pennsylvania');
  await choose(page, 'Country of citizenship', 'France');
  await choose(page, 'Country of citizenship', 'Ghana');
  await choose(page, /^Suffix/, 'Jr.');
  await answer(page, 'Are any of your records under a different name?', 'No');
  expect(await goToStep(page, 'Academics')).toMatchObject({
    home_state: 'Pennsylvania',
    home_state_desc: 'Pennsylvania',
    citizenship_country: 'GH',
    citizenship_country_desc: 'Ghana',
    name_suffix: 'jr',
    name_suffix_desc: 'Jr.',
    other_name_ind: 'no',
    other_name_ind_desc: 'No',
  });

  const graduation = page.getByRole('group', { name: 'Graduation month and year' });
  await expect(graduation).toBeVisible();
  await choose(graduation, 'Month', 'January');
  expect(await goToStep(page, 'About You')).toMatchObject({
    hs_grad_month: '1',
    hs_grad_month_desc: 'January',
  });

  await expect(select(page, 'Country of citizenship')).toContainText('Ghana');
  await choose(page, 'Country of citizenship', '--');
  await choose(page, /^Suffix/, '--');
  expect(await goToStep(page, 'Academics')).toMatchObject({
    citizenship_country: '',
    citizenship_country_desc: '',
    name_suffix: '',
    name_suffix_desc: '',
  });
});

// A test each: a page that is open when the clock leaps on by years logs its student out.
for (const year of [2025, 2030])
  test(`in ${String(year)} years run from the year it is, months by their names · ENT-32, ENT-33`, async ({
    page,
    newEmail,
  }) => {
    await page.clock.setFixedTime(`${String(year)}-06-01T12:00:00`);
    await openForm(page, newEmail(), '/education', { answers: { prev_college_ind: 'yes' } });
    const down = (from: number, count: number) => Array.from({ length: count }, (_, at) => String(from - at));
    expect(await optionsOf(page, select(page, 'Start year'))).toEqual([
      '--',
      String(year),
      String(year + 1),
      String(year + 2),
    ]);
    const graduation = page.getByRole('group', { name: 'Graduation month and year' });
    expect(await optionsOf(page, select(graduation, 'Year'))).toEqual(['--', ...down(year + 2, 8)]);
    const months = await optionsOf(page, select(graduation, 'Month'));
    expect([months.length, months[1], months[12]]).toEqual([13, 'January', 'December']);
    const start = page.getByRole('group', { name: 'When did you start?' });
    expect((await optionsOf(page, select(start, 'Year'))).slice(0, 3)).toEqual(['--', ...down(year, 2)]);
  });

test('letters find an option; after a second without any they begin anew · DEP-17, CONST-15, TRAP-59', async ({
  page,
  newEmail,
}) => {
  await page.clock.install();
  await openForm(page, newEmail(), '/about');
  const state = select(page, /^State or province$/);

  await state.focus();
  await page.keyboard.type('ne');
  await expect(active(page)).toHaveText('Nebraska');
  await page.keyboard.press('Enter');
  await expect(state)
    .toHaveValue('')
    .catch(() => undefined);
  await expect(select(page, /^State or province$/)).toContainText('Nebraska');
  await expect(select(page, /^State or province$/)).toBeFocused();

  await stopClock(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Home');
  await page.clock.runFor(1_100);
  await page.keyboard.type('n');
  await expect(active(page)).toHaveText('Nebraska');
  await page.clock.runFor(1_100);
  await page.keyboard.type('o');
  await expect(active(page)).toHaveText('Ohio');
  await page.clock.runFor(900);
  await page.keyboard.type('n');
  await expect(active(page)).toHaveText('Ontario');
  await page.clock.runFor(1_100);
  await page.keyboard.type('new ');
  await page.keyboard.type('y');
  await expect(active(page)).toHaveText('New York');
  await page.keyboard.press('Tab');
  await expect(select(page, /^State or province$/)).toContainText('New York');
});

test('a list keeps off the edges of the window, scrolls by five and ends by Escape · DEP-14, DEP-18, CONST-16, CONST-17', async ({
  page,
  newEmail,
}) => {
  await openForm(page, newEmail(), '/about');
  const country = () => select(page, 'Country of birth');
  const place = async (fromTop: number) => {
    await country().evaluate((element, top) => {
      window.scrollBy(0, element.getBoundingClientRect().top - top);
    }, fromTop);
  };
  const boxes = async () => {
    await expect(page.getByRole('listbox')).toBeVisible();
    const menu = await page.locator('.app-select__menu').boundingBox();
    const control = await country().boundingBox();
    if (!menu || !control) throw new Error('No menu on screen.');
    return { menu, control };
  };
  const { height } = page.viewportSize() ?? { height: 0 };

  await place(200);
  await country().click();
  const below = await boxes();
  expect(below.menu.y).toBeGreaterThan(below.control.y);
  expect(below.menu.height).toBeLessThanOrEqual(302);
  await page.keyboard.press('PageDown');
  await expect(active(page)).toHaveText((await page.getByRole('option').nth(5).textContent()) ?? '');
  await page.keyboard.press('PageDown');
  await expect(active(page)).toHaveText((await page.getByRole('option').nth(10).textContent()) ?? '');
  await page.keyboard.press('PageUp');
  await expect(active(page)).toHaveText((await page.getByRole('option').nth(5).textContent()) ?? '');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(country()).toBeFocused();
  await expect(country()).toContainText('--');

  await place(height - 108);
  await country().click();
  const above = await boxes();
  expect(above.menu.y + above.menu.height).toBeLessThanOrEqual(above.control.y);
  expect(above.menu.y).toBeGreaterThanOrEqual(100);
  await page.keyboard.press('Escape');

  // Between the two: as much as fits above the lower 100 px, 140 px at least.
  await place(height - 100 - 44 - 6 - 180);
  await country().click();
  const between = await boxes();
  expect(between.menu.y).toBeGreaterThan(between.control.y);
  expect(between.menu.height).toBeGreaterThanOrEqual(140);
  expect(between.menu.y + between.menu.height).toBeLessThanOrEqual(height - 100 + 1);
});

test('a list is opened and answered with a finger · DEP-18, FORM-01 @phone-only', async ({
  page,
  newEmail,
}) => {
  await openForm(page, newEmail(), '/about');
  await select(page, 'Country of birth').tap();
  await page.getByRole('option', { name: 'United States', exact: true }).tap();
  await expect(select(page, 'Country of birth')).toContainText('United States');
  await select(page, 'State or province of birth').tap();
  const menu = await page.locator('.app-select__menu').boundingBox();
  expect(menu?.x).toBeGreaterThanOrEqual(0);
  expect((menu?.x ?? 0) + (menu?.width ?? 999)).toBeLessThanOrEqual(390);
  await page.getByRole('option', { name: 'Ohio', exact: true }).tap();
  await expect(select(page, 'State or province of birth')).toContainText('Ohio');
  // A touch elsewhere closes without choosing.
  await select(page, 'Country of birth').tap();
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.getByRole('heading', { level: 1 }).tap();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(select(page, 'Country of birth')).toContainText('United States');
});

test('boxes are answers of their own; radios answer by mouse and arrow keys · ENT-27, FORM-07, FORM-06 @phone', async ({
  page,
  newEmail,
}) => {
  await openForm(page, newEmail(), '/about', { answers: { ethnicity_black_ind: 'true' } });
  const group = page.getByRole('group', { name: /How do you identify/ });
  await expect(group.getByRole('checkbox')).toHaveCount(6);
  await expect(group.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await group.getByText('Asian', { exact: true }).click();
  await group.getByRole('checkbox', { name: 'White' }).focus();
  await page.keyboard.press('Space');
  await group.getByText('Black or African American').click();
  await expect(page.locator('#ethnicity_asian_ind')).toBeChecked();

  const citizenship = page.getByRole('radiogroup', { name: 'What is your citizenship status?' });
  await citizenship.getByText('U.S. citizen').click();
  await page.keyboard.press('ArrowDown');
  await expect(citizenship.getByRole('radio', { name: 'Permanent resident' })).toBeChecked();
  const sent = await goToStep(page, 'Academics');
  expect(sent).toMatchObject({
    ethnicity_asian_ind: 'true',
    ethnicity_black_ind: '',
    ethnicity_white_ind: 'true',
    citizenship_status: 'permanent_resident',
    citizenship_status_desc: 'Permanent resident',
  });
});

test('every question has a label and its key as id, once · FORM-16, FORM-01', async ({ page, newEmail }) => {
  for (const path of ['/about', '/education', '/final-steps'] as const) {
    await openForm(page, newEmail(), path, {
      answers: { citizenship_status: 'international', visa_type: 'other', prev_college_ind: 'yes' },
    });
    const ids = await page.locator('form [id]').evaluateAll((all) => all.map(({ id }) => id));
    expect(ids.length).toBe(new Set(ids).size);
    const unnamed = await page.locator('form').evaluate((form) =>
      [...form.querySelectorAll<HTMLInputElement>('input, textarea, [role=combobox]')]
        .filter((control) => {
          const label = document.getElementById(control.getAttribute('aria-labelledby') ?? '');
          return !(label ?? control.labels?.[0])?.textContent.trim();
        })
        .map(({ id }) => id),
    );
    expect(unnamed).toEqual([]);
  }
});
