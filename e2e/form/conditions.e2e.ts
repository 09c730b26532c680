import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { answer, choose } from '../test-support/controls.ts';
import { EVERYTHING } from '../test-support/everything.ts';
import { HIDINGS } from '../test-support/hidings.ts';
import { goToStep, openForm, seedStudent } from '../test-support/student.ts';

const status = (page: Page, option: string) => answer(page, 'What is your citizenship status?', option);

const PATHS = ['/about', '/education', '/final-steps'] as const;

for (const path of PATHS)
  test(`what hides on ${path} leaves the document and takes its answers along · COND-02…13, COND-20, TRAP-17, TRAP-20`, async ({
    page,
    newEmail,
  }) => {
    await page.clock.setFixedTime('2025-06-01T12:00:00');
    const hidings = HIDINGS.filter((each) => each.path === path);
    const kept = { first_name: 'Maya', contact_email: 'm@example.edu', heard_friend_ind: 'true' };
    const answers: Record<string, string> = { ...kept };
    for (const { shown, inside } of hidings) Object.assign(answers, shown, inside);
    await openForm(page, newEmail(), path, { answers });
    for (const { ids, element, hide, show } of hidings)
      await test.step(ids, async () => {
        await expect(page.locator(element)).toHaveCount(1);
        await hide(page);
        await expect(page.locator(element)).toHaveCount(0);
        await show(page);
        await expect(page.locator(element)).toHaveCount(1);
      });

    const hidden = hidings.flatMap(({ inside }) => Object.keys(inside));
    expect(await goToStep(page, path === '/about' ? 'Academics' : 'About You')).toMatchObject({
      ...kept,
      ...Object.fromEntries(hidden.map((key) => [key, ''])),
    });
  });

test('each citizenship keeps its questions, and ssn where both ask it · COND-01, COND-09, COND-14, COND-15, ENT-10, TRAP-19', async ({
  page,
  newEmail,
}) => {
  await openForm(page, newEmail(), '/about');
  const groups: readonly [status: string, keys: readonly string[]][] = [
    ['U.S. citizen', ['ssn']],
    ['Permanent resident', ['ssn', 'alien_number', 'citizenship_country']],
    ['Refugee or asylee', ['ssn', 'alien_number', 'citizenship_country']],
    ['Citizen of another country', ['citizenship_country', 'visa_type', 'i20_needed_ind']],
  ];
  const all = ['ssn', 'alien_number', 'citizenship_country', 'visa_type', 'i20_needed_ind', 'visa_other'];
  for (const key of all) await expect(page.locator(`#${key}`)).toHaveCount(0);
  for (const [name, keys] of groups) {
    await status(page, name);
    for (const key of all)
      await expect(page.locator(`#${key}`), `${key} for ${name}`).toHaveCount(keys.includes(key) ? 1 : 0);
    await expect(page.locator('#phone_international')).toHaveCount(name.startsWith('Citizen of') ? 1 : 0);
  }

  await status(page, 'U.S. citizen');
  await page.locator('#ssn').fill('123456789');
  await status(page, 'Permanent resident');
  await expect(page.locator('#ssn')).toHaveValue('123-45-6789');
  await page.locator('#alien_number').fill('A12345678');
  await choose(page, 'Country of citizenship', 'France');
  await status(page, 'Refugee or asylee');
  await expect(page.locator('#alien_number')).toHaveValue('A12345678');
  await status(page, 'Citizen of another country');
  await expect(page.locator('#citizenship_country')).toContainText('France');
  expect(await goToStep(page, 'Academics')).toMatchObject({
    ssn: '',
    alien_number: '',
    citizenship_country: 'FR',
    citizenship_country_desc: 'France',
  });
});

test('one change clears a whole chain, over pages too · COND-13, COND-16, TRAP-18', async ({
  page,
  newEmail,
}) => {
  const chain = {
    visa_type: 'other',
    visa_type_desc: 'Other',
    visa_other: 'O-1',
    i20_needed_ind: 'yes',
    i20_needed_ind_desc: 'Yes',
    phone_international: '+44 20 7946 0958',
    english_test: 'toefl',
    english_test_desc: 'TOEFL',
    english_test_timing: 'later',
    english_test_timing_desc: 'Later',
    toefl_score: '79',
    english_support_note: 'Films',
    citizenship_country: 'FR',
    citizenship_country_desc: 'France',
  };
  await openForm(page, newEmail(), '/about', {
    answers: {
      citizenship_status: 'international',
      citizenship_status_desc: 'x',
      ...chain,
      first_name: 'Ana',
    },
  });
  await status(page, 'U.S. citizen');
  await expect(page.locator('#visa_type')).toHaveCount(0);
  expect(await goToStep(page, 'Academics')).toEqual({
    citizenship_status: 'us_citizen',
    citizenship_status_desc: 'U.S. citizen',
    first_name: 'Ana',
    ...Object.fromEntries(Object.keys(chain).map((key) => [key, ''])),
  });
  await expect(page.locator('#english_test')).toHaveCount(0);
});

test('another visa clears the name of the visa · COND-16, TRAP-18', async ({ page, newEmail }) => {
  await openForm(page, newEmail(), '/about', {
    answers: { citizenship_status: 'international', visa_type: 'other', visa_other: 'O-1' },
  });
  await choose(page, 'Current or planned visa', 'F-1');
  await expect(page.locator('#visa_other')).toHaveCount(0);
  await choose(page, 'Current or planned visa', 'Other');
  await expect(page.locator('#visa_other')).toHaveValue('');
});

test('a dependent drop-down follows its controlling answer and is cleared by it · DEP-01…03, TRAP-17', async ({
  page,
  newEmail,
}) => {
  await openForm(page, newEmail(), '/about');
  const birthState = page.getByRole('combobox', { name: 'State or province of birth' });
  await expect(birthState).toHaveCount(0);
  await choose(page, 'Country of birth', 'France');
  await expect(birthState).toHaveCount(0);
  await choose(page, 'Country of birth', 'United States');
  await choose(page, 'State or province of birth', 'Pennsylvania');
  await choose(page, 'Country of birth', 'Canada');
  await expect(birthState).toContainText('--');
  await birthState.click();
  await expect(page.getByRole('option', { name: 'Ontario' })).toBeVisible();
  await expect(page.getByRole('option', { name: 'Pennsylvania' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  expect(await goToStep(page, 'Academics')).toMatchObject({
    birth_country: 'CA',
    birth_state: '',
    birth_state_desc: '',
  });

  const major = page.getByRole('combobox', { name: 'Intended major' });
  await expect(page.getByRole('heading', { name: 'Academics', level: 1 })).toBeVisible();
  await choose(page, 'School or college', 'College of Sciences');
  await choose(page, 'Intended major', 'Physics');
  await choose(page, 'School or college', 'Undecided');
  await expect(major).toHaveCount(0);
  expect(await goToStep(page, 'About You')).toMatchObject({
    intended_program: 'undecided',
    intended_major: '',
    intended_major_desc: '',
  });
});

test('saved answers come through three pages, a reload and a step back untouched · TRAP-16', async ({
  page,
  newEmail,
}) => {
  await page.clock.setFixedTime('2025-06-01T12:00:00');
  // What a rule would hide today, such as a visa name without its visa, stays until the applicant changes something.
  const saved = { ...EVERYTHING, home_county: 'Blair', honors_interest_ind: 'yes', visa_type: 'f1' };
  await seedStudent(page, newEmail(), {
    answers: saved,
    add_another: { parent: 2, prev_college: 2 },
    tabs: { hs_tab: 'intl' },
  });
  await page.goto('/about');
  for (const step of ['Academics', 'Submit', 'About You', 'Academics'] as const) {
    const sent = await goToStep(page, step);
    expect(sent).toEqual(saved);
    await expect(page.getByRole('heading', { name: step, level: 1 })).toBeVisible();
  }
  await page.reload();
  await expect(page.locator('#toefl_score')).toHaveValue('79');
  expect(await goToStep(page, 'Submit')).toEqual(saved);
});
