import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { TRANSCRIPT } from '../test-support/application.ts';
import { COMPLETE_ANSWERS, TRANSCRIPT_IN } from '../test-support/completeApplication.ts';
import { answer, choose } from '../test-support/controls.ts';
import { chooseFile } from '../test-support/files.ts';
import { goToStep, openForm, type StudentSeed } from '../test-support/student.ts';
import { THIS_YEAR } from '../test-support/today.ts';

const blank = (...keys: string[]) => Object.fromEntries(keys.map((key) => [key, '']));
const US_ADDRESS = ['home_address_line_1', 'home_city', 'home_state', 'home_state_desc', 'home_postal_code'];
const US_SCHOOL = ['hs_name', 'hs_city', 'hs_state', 'hs_state_desc'];

const fill = (page: Page, label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);
const status = (page: Page, option: string) => answer(page, 'What is your citizenship status?', option);
const college = (page: Page, n: number) => page.getByRole('region', { name: `College ${String(n)}` });

async function attend(page: Page, n: number, name: string): Promise<void> {
  await college(page, n).getByLabel('College name').fill(name);
  const start = college(page, n).getByRole('group', { name: 'When did you start?' });
  await choose(start, 'Month', 'September');
  await choose(start, 'Year', String(THIS_YEAR));
}

/**
 * One kind of applicant: what everybody answers is seeded, what only they are asked is typed; nothing optional.
 */
interface Variant extends StudentSeed {
  about?: (page: Page) => Promise<void>;
  academics?: (page: Page) => Promise<void>;
  submit?: (page: Page) => Promise<void>;
}

const VARIANTS: Readonly<Record<string, Variant>> = {
  'a first-year citizen': {
    answers: blank('citizenship_status', 'applicant_type'),
    about: async (page) => {
      await status(page, 'U.S. citizen');
      await page.getByLabel(/^Social Security number/).fill('123456789');
    },
    academics: (page) => answer(page, 'I am applying as a…', 'First-year student'),
  },
  'a permanent resident': {
    answers: blank('phone_mobile'),
    about: async (page) => {
      await status(page, 'Permanent resident');
      await page.getByLabel(/^Alien registration number/).fill('A12345678');
      await choose(page, 'Country of citizenship', 'France');
      await fill(page, 'Home phone', '8145550142');
    },
  },
  'a refugee born in Canada, with a second address': {
    about: async (page) => {
      await answer(page, 'Are any of your records under a different name?', 'Yes');
      await fill(page, 'Name on those records', 'Maya Older');
      await status(page, 'Refugee or asylee');
      await page.getByLabel(/^Alien registration number/).fill('A123456789');
      await choose(page, 'Country of citizenship', 'Ghana');
      await choose(page, 'Country of birth', 'Canada');
      await choose(page, 'State or province of birth', 'Ontario');
      await answer(page, 'Is your mailing address the same?', 'No');
      await page.locator('#mailing_address_line_1').fill('1 Long Street');
      await fill(page, 'Mailing city', 'Columbus');
      await choose(page, 'Mailing country', 'United States');
      await choose(page, 'Mailing state or province', 'Ohio');
      await page.locator('#mailing_postal_code').fill('43004');
    },
  },
  'an international student with both addresses abroad': {
    answers: blank('phone_mobile', ...US_ADDRESS, ...US_SCHOOL),
    about: async (page) => {
      await status(page, 'Citizen of another country');
      await choose(page, 'Country of citizenship', 'France');
      await choose(page, 'Current or planned visa', 'F-1');
      await answer(page, 'Will you need a Form I-20?', 'Yes');
      await choose(page, 'Country of birth', 'France');
      await page.getByLabel('International phone').fill('+33 1 23 45 67 89');
      await page.getByRole('tab', { name: 'Outside the US' }).click();
      await fill(page, 'Full address', '1 Rue X, 75001 Paris');
      await choose(page, /^Country$/, 'France');
    },
    academics: async (page) => {
      await page.getByRole('tab', { name: 'Outside the US' }).click();
      await fill(page, 'School name', 'Lycée de la Mer');
      await choose(page, 'School country', 'France');
      await choose(page, 'English proficiency test', 'None yet');
    },
  },
  'an international student with another visa and an English test': {
    answers: { citizenship_status: 'international', citizenship_country: 'FR', i20_needed_ind: 'no' },
    about: async (page) => {
      await choose(page, 'Current or planned visa', 'Other');
      await fill(page, 'Please name the visa', 'O-1');
    },
    academics: async (page) => {
      await choose(page, 'English proficiency test', 'TOEFL');
      await fill(page, 'TOEFL total', '79');
      await choose(page, 'When will you take or did you take it?', 'Already taken');
    },
  },
  'a minor from Pennsylvania in the last year of school': {
    about: async (page) => {
      await fill(page, 'Date of birth', `${String(THIS_YEAR - 16)}-01-01`);
      await page.getByLabel('My parent or guardian knows I am applying.').check();
      await choose(page, /^State or province$/, 'Pennsylvania');
      await fill(page, 'County', 'Blair');
    },
    academics: async (page) => {
      await choose(page, 'School or college', 'College of the Arts');
      await choose(page, 'Intended major', 'Music');
      const graduation = page.getByRole('group', { name: 'Graduation month and year' });
      await choose(graduation, 'Year', String(THIS_YEAR));
      await fill(page, 'Courses you are taking this year', 'Physics');
    },
  },
  'a transfer student with two colleges': {
    academics: async (page) => {
      await answer(page, 'I am applying as a…', 'Transfer student');
      await answer(page, 'Have you taken college courses?', 'Yes');
      await attend(page, 1, 'Juniata College');
      await page.getByRole('button', { name: 'Add another college' }).click();
      await attend(page, 2, 'Penn Highlands Community College');
      await fill(page, 'Credits completed', '61');
      await chooseFile(page, 'College transcript', {
        name: 'college.pdf',
        mimeType: 'application/pdf',
        buffer: TRANSCRIPT,
      });
      await expect(page.getByText('Converted and attached')).toHaveCount(2, { timeout: 20_000 });
    },
  },
  'a first-year student with a few credits, test scores and a past': {
    academics: async (page) => {
      await answer(page, 'Have you taken college courses?', 'Yes');
      await attend(page, 1, 'Juniata College');
      await fill(page, 'Credits completed', '3');
      await answer(page, 'Do you want us to consider test scores?', 'Yes');
    },
    submit: async (page) => {
      await page.getByLabel('Somewhere else').check();
      await fill(page, 'Please tell us', 'Radio');
      await answer(page, 'Have you been suspended or dismissed from a school?', 'Yes');
      await fill(page, 'Please explain', 'A long story that ends well.');
    },
  },
};

for (const [who, { about, academics, submit, ...seed }] of Object.entries(VARIANTS))
  test(`${who} answers only what is asked, and can submit · TRAP-43, COND-20, DEP-02, FORM-05, SUB-09`, async ({
    page,
    newEmail,
  }) => {
    await openForm(page, newEmail(), about ? '/about' : '/education', {
      status: 'validating',
      documents: TRANSCRIPT_IN,
      ...seed,
      answers: { ...COMPLETE_ANSWERS, ...seed.answers },
    });
    await about?.(page);
    if (about && academics) await goToStep(page, 'Academics');
    await academics?.(page);
    await goToStep(page, 'Submit');
    await submit?.(page);
    const summary = page.getByRole('region', { name: 'Everything looks good' });
    await expect(summary).toContainText('You can submit your application.');
    await expect(summary.getByRole('link')).toHaveCount(0);
    await page.getByRole('button', { name: 'Submit Application' }).click();
    await expect(page).toHaveURL('/completion');
    await expect(page.getByRole('heading', { name: 'Thank you for applying!' })).toBeVisible();
  });
