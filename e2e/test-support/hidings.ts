import type { Page } from '@playwright/test';
import { answer, choose } from './controls.ts';

/** One line per condition of the form: where, what is filled behind it, what hides it and what shows it again. */
export interface Hiding {
  ids: string;
  path: '/about' | '/education' | '/final-steps';
  /** Answers that show the section. */
  shown: Record<string, string>;
  /** Answers inside, which go when it hides. */
  inside: Record<string, string>;
  /** The element that must be in the document, or must not. */
  element: string;
  hide: (page: Page) => Promise<void>;
  show: (page: Page) => Promise<void>;
}

/** Typed and left: until then a correction would bring back what the letters in between hide. */
const fill = (id: string, value: string) => async (page: Page) => {
  await page.locator(`#${id}`).fill(value);
  await page.locator(`#${id}`).blur();
};
const radio = (question: string, option: string) => (page: Page) => answer(page, question, option);
const pick = (label: string | RegExp, option: string) => (page: Page) => choose(page, label, option);
const graduated = (year: string) => (page: Page) =>
  choose(page.getByRole('group', { name: 'Graduation month and year' }), 'Year', year);
const box = (label: string, checked: boolean) => (page: Page) => page.getByLabel(label).setChecked(checked);

/** Every condition of the form that hides a section; one that hides another's content comes after it. */
export const HIDINGS: readonly Hiding[] = [
  {
    ids: 'COND-02 notEquals, row 7',
    path: '/about',
    shown: { other_name_ind: 'yes' },
    inside: { former_name: 'Ana Older' },
    element: '#former_name',
    hide: radio('Are any of your records under a different name?', 'No'),
    show: radio('Are any of your records under a different name?', 'Yes'),
  },
  {
    ids: 'COND-04 lte, COND-18, row 9',
    path: '/about',
    shown: { birth_date: '2012-06-02' },
    inside: { guardian_aware_ind: 'true' },
    element: '#guardian_aware_ind',
    hide: fill('birth_date', '2007-06-01'),
    show: fill('birth_date', '2007-06-02'),
  },
  {
    ids: 'COND-07 notAnswered, row 9',
    path: '/about',
    shown: { birth_date: '2012-06-02' },
    inside: { guardian_aware_ind: 'true' },
    element: '#guardian_aware_ind',
    hide: fill('birth_date', ''),
    show: fill('birth_date', '2012-06-02'),
  },
  {
    ids: 'COND-02, row 32',
    path: '/about',
    shown: { home_state: 'Pennsylvania' },
    inside: { home_county: 'Blair' },
    element: '#home_county',
    hide: pick(/^State or province$/, 'Ohio'),
    show: pick(/^State or province$/, 'Pennsylvania'),
  },
  {
    ids: 'COND-02, row 36',
    path: '/about',
    shown: { mailing_same_ind: 'no' },
    inside: {
      mailing_city: 'Erie',
      mailing_state: 'Ohio',
      mailing_state_desc: 'Ohio',
      mailing_country: 'FR',
    },
    element: '#mailing_city',
    hide: radio('Is your mailing address the same?', 'Yes'),
    show: radio('Is your mailing address the same?', 'No'),
  },
  {
    ids: 'COND-04 lte and notAnswered, row 39',
    path: '/about',
    shown: { siblings_count: '10' },
    inside: { sibling_attended: 'Bo' },
    element: '#sibling_attended',
    hide: fill('siblings_count', '0'),
    show: fill('siblings_count', '9'),
  },
  {
    ids: 'COND-10 notIn, row 48',
    path: '/education',
    shown: { intended_program: 'arts' },
    inside: { portfolio_url: 'https://a.example', intended_major: 'music', intended_major_desc: 'Music' },
    element: '#portfolio_url',
    hide: pick('School or college', 'School of Business'),
    show: pick('School or college', 'College of the Arts'),
  },
  {
    ids: 'COND-03 lt, row 57',
    path: '/education',
    shown: { hs_grad_year: '2026' },
    inside: { senior_courses: 'Physics' },
    element: '#senior_courses',
    hide: graduated('2024'),
    show: graduated('2025'),
  },
  {
    ids: 'COND-08 answered, COND-16 watcher, row 58',
    path: '/education',
    shown: { hs_name: 'Altoona' },
    inside: { counselor_name: 'Lee', counselor_email: 'lee@example.edu' },
    element: '#counselor_name',
    hide: fill('hs_name', ''),
    show: async (page) => {
      await page.locator('#hs_name').fill('Erie High');
      await page.locator('#hs_name').press('Tab');
    },
  },
  {
    ids: 'COND-07 notAnswered, row 61',
    path: '/education',
    shown: { hs_class_size: '120' },
    inside: { hs_class_rank: '7' },
    element: '#hs_class_rank',
    hide: fill('hs_class_size', ''),
    show: fill('hs_class_size', '9'),
  },
  {
    ids: 'COND-05 gt, row 66',
    path: '/education',
    shown: { prev_college_ind: 'yes', college_credits: '60' },
    inside: { honors_interest_ind: 'yes', honors_interest_ind_desc: 'Yes' },
    element: '#honors_interest_ind',
    hide: fill('college_credits', '61'),
    show: fill('college_credits', '60'),
  },
  {
    ids: 'COND-02, TRAP-18, rows 63…65',
    path: '/education',
    shown: { prev_college_ind: 'yes' },
    inside: { prev_college_1_name: 'Juniata', prev_college_1_degree: 'none', college_credits: '60' },
    element: '#prev_college_1_name',
    hide: radio('Have you taken college courses?', 'No'),
    show: radio('Have you taken college courses?', 'Yes'),
  },
  {
    ids: 'COND-02, row 68',
    path: '/education',
    shown: { test_scores_ind: 'yes' },
    inside: { sat_math: '700', act_composite: '30' },
    element: '#sat_math',
    hide: radio('Do you want us to consider test scores?', 'No'),
    show: radio('Do you want us to consider test scores?', 'Yes'),
  },
  {
    ids: 'COND-06 gte, row 72',
    path: '/education',
    shown: { citizenship_status: 'international', english_test: 'toefl', toefl_score: '79' },
    inside: { english_support_note: 'Films' },
    element: '#english_support_note',
    hide: fill('toefl_score', '80'),
    show: fill('toefl_score', '9'),
  },
  {
    ids: 'COND-02, TRAP-18, DEP-01, rows 71, 71b, 72',
    path: '/education',
    shown: { citizenship_status: 'international', english_test: 'toefl' },
    inside: { toefl_score: '79', english_support_note: 'Films', english_test_timing: 'later' },
    element: '#toefl_score',
    hide: pick('English proficiency test', 'None yet'),
    show: pick('English proficiency test', 'TOEFL'),
  },
  {
    ids: 'COND-02, COND-16, row 76',
    path: '/final-steps',
    shown: { heard_other_ind: 'true' },
    inside: { heard_other: 'Radio' },
    element: '#heard_other',
    hide: box('Somewhere else', false),
    show: box('Somewhere else', true),
  },
  {
    ids: 'COND-09 in, row 78',
    path: '/final-steps',
    shown: { discipline_ind: 'yes' },
    inside: { discipline_explain: 'A long story that ends well.' },
    element: '#discipline_explain',
    hide: radio('Have you been suspended or dismissed from a school?', 'No'),
    show: radio('Have you been suspended or dismissed from a school?', 'Yes'),
  },
];
