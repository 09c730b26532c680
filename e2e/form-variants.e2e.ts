import { expect, test } from './fixtures.ts';
import { COMPLETE_ANSWERS, TRANSCRIPT_IN } from './support/completeApplication.ts';
import { openForm, type StudentSeed } from './support/student.ts';

const blank = (...keys: string[]) => Object.fromEntries(keys.map((key) => [key, '']));
const usAddress = ['line_1', 'city', 'state', 'state_desc', 'postal_code'].map((part) =>
  /^(line_1)$/.test(part) ? `home_address_${part}` : `home_${part}`,
);
const thisYear = String(new Date().getFullYear());

/** What each kind of applicant answers beside, or in place of, what a first-year citizen does; nothing optional. */
const VARIANTS: Readonly<Record<string, StudentSeed>> = {
  'a first-year citizen': {},
  'a permanent resident': {
    answers: {
      citizenship_status: 'permanent_resident',
      alien_number: 'A12345678',
      citizenship_country: 'FR',
      ...blank('phone_mobile'),
      phone_home: '(814) 555-0142',
    },
  },
  'a refugee born in Canada, with a second address': {
    answers: {
      citizenship_status: 'refugee_asylee',
      alien_number: 'A123456789',
      citizenship_country: 'SY',
      birth_country: 'CA',
      birth_state: 'Ontario',
      mailing_same_ind: 'no',
      mailing_address_line_1: '1 Rue X',
      mailing_city: 'Paris',
      mailing_state: 'Ohio',
      mailing_postal_code: '43004',
      mailing_country: 'US',
      other_name_ind: 'yes',
      former_name: 'Maya Older',
    },
  },
  'an international student with both addresses abroad': {
    tabs: { home_address_tab: 'intl', hs_tab: 'intl' },
    answers: {
      citizenship_status: 'international',
      citizenship_country: 'FR',
      visa_type: 'f1',
      i20_needed_ind: 'yes',
      birth_country: 'FR',
      ...blank(
        'birth_state',
        'phone_mobile',
        ...usAddress,
        'hs_name',
        'hs_city',
        'hs_state',
        'hs_state_desc',
      ),
      phone_international: '+33 1 23 45 67 89',
      home_intl_address: '1 Rue X, 75001 Paris',
      home_country: 'FR',
      hs_intl_name: 'Lycée Bellevue',
      hs_country: 'FR',
      english_test: 'none',
    },
  },
  'an international student with another visa and an English test': {
    answers: {
      citizenship_status: 'international',
      citizenship_country: 'FR',
      visa_type: 'other',
      visa_other: 'O-1',
      i20_needed_ind: 'no',
      english_test: 'toefl',
      toefl_score: '79',
      english_test_timing: 'taken',
    },
  },
  'a minor from Pennsylvania in the last year of school': {
    answers: {
      birth_date: `${String(Number(thisYear) - 16)}-01-01`,
      guardian_aware_ind: 'true',
      home_state: 'Pennsylvania',
      home_county: 'Blair',
      hs_grad_year: thisYear,
      hs_grad_year_desc: thisYear,
      senior_courses: 'Physics',
      intended_program: 'arts',
      intended_major: 'music',
    },
  },
  'a transfer student with two colleges': {
    add_another: { prev_college: 2, parent: 2 },
    documents: { ...TRANSCRIPT_IN, college_transcript_doc: {} },
    answers: {
      applicant_type: 'transfer',
      prev_college_ind: 'yes',
      prev_college_1_name: 'Juniata College',
      prev_college_1_start_month: '9',
      prev_college_1_start_year: thisYear,
      prev_college_2_name: 'Penn Highlands Community College',
      prev_college_2_start_month: '1',
      prev_college_2_start_year: thisYear,
      college_credits: '61',
    },
  },
  'a first-year student with a few credits, test scores and a past': {
    answers: {
      prev_college_ind: 'yes',
      prev_college_1_name: 'Juniata College',
      prev_college_1_start_month: '9',
      prev_college_1_start_year: thisYear,
      college_credits: '3',
      test_scores_ind: 'yes',
      siblings_count: '0',
      heard_other_ind: 'true',
      heard_other: 'Radio',
      discipline_ind: 'yes',
      discipline_explain: 'A long story that ends well.',
    },
  },
};

for (const [who, seed] of Object.entries(VARIANTS))
  test(`TRAP-43, COND-20, DEP-02, SUB-09 ${who} answers only what is asked, and can submit`, async ({
    page,
    newEmail,
  }) => {
    await openForm(page, newEmail(), '/final-steps', {
      status: 'validating',
      documents: TRANSCRIPT_IN,
      ...seed,
      answers: { ...COMPLETE_ANSWERS, ...seed.answers },
    });
    const summary = page.getByRole('region', { name: 'Please review your application' });
    await expect(summary).toContainText('Everything looks good. You can submit your application.');
    await expect(summary.getByRole('link')).toHaveCount(0);
    await page.getByRole('button', { name: 'Submit Application' }).click();
    await expect(page).toHaveURL('/completion');
    await expect(page.getByRole('heading', { name: 'Thank you for applying!' })).toBeVisible();
  });
