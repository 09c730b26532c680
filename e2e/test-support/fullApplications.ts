import { READY_ANSWERS } from './contract.ts';
import type { StudentSeed } from './student.ts';
import { THIS_YEAR, TODAY } from './today.ts';

/** The data of a student who has answered every question. */
export type FullApplication = Required<Pick<StudentSeed, 'answers' | 'add_another' | 'tabs' | 'documents'>>;

/** Returns a choice and its label, which is stored under the key's `_desc`. */
const chosen = (key: string, value: string, label: string) => ({ [key]: value, [`${key}_desc`]: label });
const ticked = (...keys: string[]) => Object.fromEntries(keys.map((key) => [key, 'true']));
const month = (key: string, value: number, label: string) => chosen(key, String(value), label);
const yearOf = (key: string, value: number) => chosen(key, String(value), String(value));

const RELATIONS = [
  ['mother', 'Mother'],
  ['father', 'Father'],
  ['guardian', 'Guardian'],
  ['other', 'Other'],
] as const;
const DEGREES = [
  ['none', 'None'],
  ['associate', 'Associate'],
  ['bachelor', 'Bachelor'],
  ['none', 'None'],
  ['associate', 'Associate'],
] as const;
const MONTHS = ['January', 'April', 'September', 'October', 'December'];

const pick = (list: readonly (readonly [value: string, label: string])[], n: number) =>
  list[n - 1] ?? (['', ''] as const);

const parent = (n: number) => ({
  [`parent_${n}_name`]: `Parent Number ${n}`,
  ...chosen(`parent_${n}_relation`, ...pick(RELATIONS, n)),
  [`parent_${n}_email`]: `parent.${n}@example.edu`,
  [`parent_${n}_employer`]: `Employer ${n}`,
});

const college = (n: number) => {
  const name = MONTHS[n - 1] ?? 'May';
  const at = new Date(`${name} 1, 2000`).getMonth() + 1;
  return {
    [`prev_college_${n}_name`]: `College Number ${n}`,
    [`prev_college_${n}_city`]: `Collegetown ${n}`,
    ...chosen(`prev_college_${n}_state`, 'Ohio', 'Ohio'),
    ...month(`prev_college_${n}_start_month`, at, name),
    ...yearOf(`prev_college_${n}_start_year`, THIS_YEAR - 4),
    ...month(`prev_college_${n}_end_month`, at, name),
    ...yearOf(`prev_college_${n}_end_year`, THIS_YEAR - 2),
    ...chosen(`prev_college_${n}_degree`, ...pick(DEGREES, n)),
  };
};

const count = <T>(most: number, make: (n: number) => Record<string, T>) =>
  Object.assign({}, ...Array.from({ length: most }, (_, at) => make(at + 1))) as Record<string, T>;

/** The answers that both applications share. */
const BOTH = {
  middle_name: 'Adaeze',
  last_name: 'Okafor',
  preferred_name: 'May',
  ...chosen('other_name_ind', 'yes', 'Yes'),
  former_name: 'Maya A. Nwosu',
  ...chosen('gender', 'undisclosed', 'Prefer not to say'),
  ...ticked('ethnicity_asian_ind', 'ethnicity_native_ind', 'ethnicity_white_ind'),
  contact_email: 'maya@example.edu',
  phone_home: '(814) 555-0141',
  phone_mobile: '(814) 555-0142',
  ...ticked('optin_sms_ind'),
  ...chosen('mailing_same_ind', 'no', 'No'),
  mailing_address_line_1: '99 Mill Lane',
  mailing_city: 'Mailtown',
  siblings_count: '2',
  sibling_attended: 'Di Okafor',
  ...chosen('prev_college_ind', 'yes', 'Yes'),
  college_credits: '48',
  ...chosen('honors_interest_ind', 'yes', 'Yes'),
  hs_class_size: '240',
  hs_class_rank: '12',
  ...month('hs_grad_month', 6, 'June'),
  ...yearOf('hs_grad_year', THIS_YEAR),
  senior_courses: 'Physics\nCalculus\nEnglish literature',
  ...chosen('test_scores_ind', 'yes', 'Yes'),
  sat_ebrw: '690',
  sat_math: '700',
  act_composite: '31',
  ...ticked('heard_friend_ind', 'heard_fair_ind', 'heard_other_ind'),
  heard_other: 'A poster at the station',
  ...chosen('discipline_ind', 'yes', 'Yes'),
  ...ticked('ack_accuracy_ind', 'ack_conduct_ind', 'ack_records_ind', 'signature_confirmed'),
  signature_name: 'Maya Adaeze Okafor',
  signature_date: TODAY,
};

const DOCUMENTS = {
  hs_transcript_doc: { file_name: 'high school.pdf', status: 'COMPLETED' },
  college_transcript_doc: { file_name: 'college (2).jpg', status: 'COMPLETED' },
  resume_doc: { file_name: 'résumé.docx', status: 'COMPLETED' },
};

const FIRST: FullApplication = {
  answers: {
    ...BOTH,
    first_name: 'Maya',
    ...chosen('name_suffix', 'iii', 'III'),
    birth_date: `${String(THIS_YEAR - 17)}-05-01`,
    ...ticked('guardian_aware_ind', 'ethnicity_hispanic_ind', 'ethnicity_black_ind', 'ethnicity_pacific_ind'),
    ...chosen('citizenship_status', 'permanent_resident', 'Permanent resident'),
    ssn: '123-45-6789',
    alien_number: 'A12345678',
    ...chosen('citizenship_country', 'NG', 'Nigeria'),
    ...chosen('birth_country', 'US', 'United States'),
    ...chosen('birth_state', 'Ohio', 'Ohio'),
    home_address_line_1: '12 Elm Street',
    home_address_line_2: 'Apartment 4',
    home_city: 'Altoona',
    ...chosen('home_state', 'Pennsylvania', 'Pennsylvania'),
    home_postal_code: '16601-1234',
    home_county: 'Blair',
    ...chosen('mailing_state', 'Ontario', 'Ontario'),
    mailing_postal_code: 'K1A 0B1',
    ...chosen('mailing_country', 'CA', 'Canada'),
    ...count(2, parent),
    ...chosen('first_gen_ind', 'unsure', 'Not sure'),
    ...chosen('applicant_type', 'first_year', 'First-year student'),
    ...chosen('entry_term', 'fall', 'Fall'),
    ...yearOf('entry_year', THIS_YEAR),
    ...chosen('intended_program', 'arts', 'College of the Arts'),
    ...chosen('intended_major', 'music', 'Music'),
    portfolio_url: 'https://maya.example/work',
    hs_name: 'Millrace High School',
    hs_city: 'Millrace',
    ...chosen('hs_state', 'Ohio', 'Ohio'),
    hs_ceeb: '391234',
    counselor_name: 'Lee Marsh',
    counselor_email: 'lee@example.edu',
    hs_gpa: '3.7',
    ...chosen('hs_gpa_scale', '4.0', '4.0'),
    ...count(2, college),
    ...ticked('heard_counselor_ind', 'heard_web_ind'),
    discipline_explain: 'It was one week in tenth grade. I wrote an apology and have had no trouble since.',
  },
  add_another: { parent: 2, prev_college: 2 },
  tabs: { home_address_tab: 'us', hs_tab: 'us' },
  documents: DOCUMENTS,
};

const OTHER: FullApplication = {
  answers: {
    ...BOTH,
    first_name: 'Máyà',
    ...chosen('name_suffix', 'jr', 'Jr.'),
    birth_date: '1999-12-31',
    ...chosen('citizenship_status', 'international', 'Citizen of another country'),
    ...chosen('citizenship_country', 'FR', 'France'),
    ...chosen('visa_type', 'other', 'Other'),
    visa_other: 'O-1',
    ...chosen('i20_needed_ind', 'no', 'No'),
    ...chosen('birth_country', 'CA', 'Canada'),
    ...chosen('birth_state', 'Quebec', 'Quebec'),
    phone_international: '+33 1 23 45 67 89',
    home_intl_address: '12 rue des Érables\n75011 Paris',
    ...chosen('home_country', 'FR', 'France'),
    mailing_postal_code: '69001',
    ...chosen('mailing_country', 'FR', 'France'),
    ...count(4, parent),
    ...chosen('first_gen_ind', 'no', 'No'),
    ...chosen('applicant_type', 'transfer', 'Transfer student'),
    ...chosen('entry_term', 'spring', 'Spring'),
    ...yearOf('entry_year', THIS_YEAR + 1),
    ...chosen('intended_program', 'engineering', 'School of Engineering'),
    ...chosen('intended_major', 'civil_engineering', 'Civil Engineering'),
    hs_intl_name: 'Lycée Bellevue',
    ...chosen('hs_country', 'FR', 'France'),
    hs_gpa: '92.5',
    ...chosen('hs_gpa_scale', '100', '100-point'),
    ...count(5, college),
    ...chosen('english_test', 'toefl', 'TOEFL'),
    toefl_score: '79',
    ...chosen('english_test_timing', 'within_3_months', 'Within 3 months'),
    senior_courses: Array.from({ length: 40 }, (_, at) => `Course ${String(at + 1)}`).join('\n'),
    english_support_note: 'A course each evening. '.repeat(13).trim(),
    discipline_explain: 'I have learned a good deal from it. '.repeat(27).trim(),
  },
  add_another: { parent: 4, prev_college: 5 },
  tabs: { home_address_tab: 'intl', hs_tab: 'intl' },
  documents: DOCUMENTS,
};

/**
 * Answers from the contract's example that the applications above lack, i.e. to questions added to the form
 * later.
 */
export const NEW_ANSWERS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(READY_ANSWERS).filter(
    ([key]) => ![FIRST.answers, OTHER.answers, DOCUMENTS].some((known) => key in known),
  ),
);

const withNew = (application: FullApplication): FullApplication => ({
  ...application,
  answers: { ...application.answers, ...NEW_ANSWERS },
});

/** A young permanent resident from Pennsylvania. */
export const FIRST_YEAR = withNew(FIRST);

/** An adult from abroad, with as many items as the form allows and answers of maximum length. */
export const TRANSFER = withNew(OTHER);
