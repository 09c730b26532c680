import type { Answers } from '../../core/answers/FormState.ts';
import { yearsBefore } from '../../core/dates/yearsBefore.ts';
import { formIndex } from '../form.ts';
import { makeApplication } from './makeApplication.ts';

/** Choices that open the conditional sections. */
const OPENING = {
  mailing_same_ind: 'no',
  other_name_ind: 'yes',
  siblings_count: '2',
  prev_college_ind: 'yes',
  college_credits: '48',
  test_scores_ind: 'yes',
  discipline_ind: 'yes',
};

const WHO = {
  last_name: 'Okafor',
  contact_email: 'maya@example.edu',
  signature_confirmed: 'true',
  signature_name: 'Maya Okafor',
};

/** A first-year student and citizen who answers only what is required and can submit. */
export const completeApplication = (today: string) =>
  makeApplication({
    answers: {
      ...WHO,
      first_name: 'Maya',
      other_name_ind: 'no',
      birth_date: '2000-05-01',
      citizenship_status: 'us_citizen',
      birth_country: 'US',
      mailing_same_ind: 'yes',
      applicant_type: 'first_year',
      hs_grad_month: '6',
      hs_grad_year: today.slice(0, 4),
      prev_college_ind: 'no',
      test_scores_ind: 'no',
      discipline_ind: 'no',
    },
    today,
  });

/** The answers of an applicant who left school long ago and has completed only the first step. */
export const aboutDone = (today: string) => ({
  ...Object.fromEntries(
    Object.entries(completeApplication(today).answers).filter(
      ([key]) => formIndex.placesOf.get(key as keyof Answers)?.[0]?.page.path === '/about',
    ),
  ),
  birth_date: '1988-03-14',
});

/** A young permanent resident from Pennsylvania who answers every question. */
export const firstYear = (today: string) =>
  makeApplication({
    answers: {
      ...WHO,
      ...OPENING,
      first_name: 'Maya',
      birth_date: yearsBefore(today, 17),
      citizenship_status: 'permanent_resident',
      birth_country: 'US',
      home_state: 'Pennsylvania',
      home_postal_code: '16601-1234',
      mailing_state: 'Ontario',
      mailing_postal_code: 'K1A 0B1',
      mailing_country: 'CA',
      applicant_type: 'first_year',
      entry_term: 'fall',
      intended_program: 'arts',
      hs_state: 'Pennsylvania',
      hs_grad_month: '6',
      hs_grad_year: today.slice(0, 4),
      hs_gpa: '3.7',
      hs_gpa_scale: '4.0',
      senior_courses: 'Physics\nCalculus\nEnglish literature',
    },
    counts: { parent: 2, prev_college: 2 },
    tabs: { home_address_tab: 'us', hs_tab: 'us' },
    isFull: true,
    today,
  });

/** An adult from abroad, with as many items as the form allows and answers of maximum length. */
export const transfer = (today: string) =>
  makeApplication({
    answers: {
      ...WHO,
      ...OPENING,
      first_name: 'Máyà',
      birth_date: '1999-12-31',
      citizenship_status: 'international',
      visa_type: 'other',
      birth_country: 'CA',
      home_intl_address: '12 rue des Érables\n75011 Paris',
      mailing_country: 'FR',
      applicant_type: 'transfer',
      intended_program: 'engineering',
      hs_gpa: '92.5',
      hs_gpa_scale: '100',
      ...Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`prev_college_${String(n)}_degree`, 'none'])),
      english_test: 'toefl',
      toefl_score: '79',
      hs_grad_year: today.slice(0, 4),
      senior_courses: Array.from({ length: 40 }, (_, at) => `Course ${String(at + 1)}`).join('\n'),
      english_support_note: 'A course each evening. '.repeat(13).trim(),
      discipline_explain: 'I have learned a good deal from it. '.repeat(27).trim(),
    },
    counts: { parent: 4, prev_college: 5 },
    tabs: { home_address_tab: 'intl', hs_tab: 'intl' },
    isFull: true,
    today,
  });
