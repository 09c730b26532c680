import { expect, test } from 'vitest';
import type { Question } from '../core/declare/FormNode.ts';
import { createValidator } from '../core/run/validation/createValidator.ts';
import { TODAY, viewOf } from '../core/test-support/viewOf.ts';
import { formIndex } from './form.ts';

type Key = Question['key'];
type Given = Readonly<Partial<Record<Key, string>>>;
type Values = readonly string[];
type Tabs = Readonly<Record<string, string>>;

const INTERNATIONAL = { citizenship_status: 'international' };
const TOEFL = { ...INTERNATIONAL, english_test: 'toefl' };
const [HOME, MOBILE] = ['(814) 555-0142', '(814) 555-0143'];
const PHONES = [HOME, '(214) 555-0142', '(914) 055-0142'];
const NO_PHONES = [
  ...['(114) 555-0142', '(014) 555-0142', '814-555-0142', '8145550142', '(814)555-0142'],
  ...['(814) 555-014', '(814) 555-01422', '+1 (814) 555-0142'],
];
const COLLEGE = {
  prev_college_ind: 'yes',
  prev_college_1_start_month: '9',
  prev_college_1_start_year: '2023',
};
const COLLEGE_ENDS = { ...COLLEGE, prev_college_1_end_month: '10' };
const NO_DAYS = ['20075-05-01', '05/01/2007', '2007-5'];

/** Answers that questions accept and reject, given other answers; the messages are in `snapshots/`. */
const RULES: readonly [
  key: Key,
  accepted: Values,
  rejected: Values,
  ids: string,
  others?: Given,
  tabs?: Tabs,
][] = [
  ['first_name', ['x'.repeat(45)], ['', '  ', 'x'.repeat(46), '\u{1F393}'.repeat(23)], 'VAL-05, VAL-26'],
  ['preferred_name', ['', 'x'.repeat(30)], ['x'.repeat(31)], 'VAL-26'],
  ['ssn', ['123-45-6789'], ['123-45-678', '123456789'], 'VAL-04', { citizenship_status: 'us_citizen' }],
  [
    'alien_number',
    ['A12345678', 'A123456789'],
    ['A1234567', '123456789'],
    'VAL-04',
    { citizenship_status: 'refugee_asylee' },
  ],
  ['birth_country', ['US', 'CA'], ['XX'], 'ENT-28'],
  ...['permanent_resident', 'refugee_asylee', 'international', 'other_status'].map(
    (citizenship_status): (typeof RULES)[number] => [
      'citizenship_country',
      ['XX', 'FR'],
      ['', 'US', 'Stateless'],
      'row 15',
      { citizenship_status },
    ],
  ),
  ['home_country', ['FR'], ['XX'], 'row 15', {}, { home_address_tab: 'intl' }],
  ['birth_state', ['Texas'], ['Ontario'], 'DEP-02', { birth_country: 'US' }],
  ['birth_state', ['Ontario'], ['Texas'], 'DEP-02', { birth_country: 'CA' }],
  ['phone_home', PHONES, NO_PHONES, 'VAL-21, VAL-22'],
  ['phone_mobile', PHONES, NO_PHONES, 'VAL-21, VAL-22'],
  ['phone_home', [HOME], [''], 'VAL-23'],
  ['phone_home', [''], [], 'VAL-23', { phone_mobile: MOBILE }],
  ['phone_home', [HOME], [''], 'VAL-24', INTERNATIONAL],
  ['phone_home', [''], [], 'VAL-24', { ...INTERNATIONAL, phone_international: '+44 20 7946 0958' }],
  ['phone_mobile', [MOBILE], [''], 'VAL-25', { phone_home: HOME, optin_sms_ind: 'true' }],
  ['phone_mobile', [''], [], 'TRAP-42', { phone_home: HOME, optin_sms_ind: '' }],
  [
    'phone_mobile',
    [MOBILE],
    [''],
    'VAL-25',
    { ...INTERNATIONAL, phone_international: '+442079460958', optin_sms_ind: 'true' },
  ],
  [
    'phone_international',
    ['+44 20 7946 0958', '(44) 207-946', '+44 20 7946 0958 x123456'],
    ['123456', 'call me', '+44 20 7946 0958 x', '+44 20 7946 0958 x1234567'],
    'VAL-04',
    INTERNATIONAL,
  ],
  ['home_postal_code', ['16999', '16999-1234', 'K1A 0B1', 'k1a0b1'], ['1699', 'SW1A 1AA'], 'VAL-04'],
  ['entry_year', ['2025', '2027'], ['2024'], 'ENT-28, ENT-33'],
  ['hs_ceeb', ['391234'], ['39123', '39123a'], 'VAL-04'],
  ['hs_gpa', ['0', '3.75', '120', '3.75000000'], ['', 'abc', '-1', '121', '0x10'], 'VAL-08'],
  [
    'toefl_score',
    ['7', '60', '120', '90.0', '10'],
    ['', '0', '6', '5.5', '6.0', '121', '-1', 'sixty'],
    'row 71',
    TOEFL,
  ],
  ...(['toefl_score', 'english_test_timing', 'english_test'] as const).map((key): (typeof RULES)[number] => [
    key,
    [''],
    [],
    'CG-1',
    { ...TOEFL, citizenship_status: 'other_status' },
  ]),
  ['hs_gpa', [''], [], 'row 59', { hs_gpa_scale: 'none' }],
  ['hs_class_rank', ['9', '10'], ['0', '11', 'first'], 'row 61', { hs_class_size: '10' }],
  ['hs_class_rank', ['20'], ['101'], 'row 61', { hs_class_size: '100' }],
  ['hs_class_rank', ['20'], [], 'row 61', { hs_class_size: 'many' }],
  ['hs_grad_month', ['5'], [''], 'VAL-28', { hs_grad_year: '2025' }],
  ['hs_grad_year', ['2027', '2006', '1958'], ['2028', '1957'], 'row 56', { hs_grad_month: '6' }],
  ['hs_grad_year', ['2025'], [''], 'VAL-28', { hs_grad_month: '5' }],
  ['prev_college_1_end_year', ['2024'], [''], 'VAL-28', COLLEGE_ENDS],
  ['prev_college_1_end_year', [''], [], 'VAL-28', COLLEGE],
  ['prev_college_1_start_year', ['2025', '2006', '1956'], ['2026', '1955'], 'row 63', COLLEGE],
  ['prev_college_1_end_year', ['2027', '2023'], ['2028'], 'row 63', COLLEGE_ENDS],
  [
    'college_credits',
    ['0', '12.5', '200'],
    ['', '-1', '200.5', 'ten'],
    'row 64',
    { prev_college_ind: 'yes' },
  ],
  ['prev_college_1_end_month', ['9', '10'], ['8'], 'row 63', { ...COLLEGE, prev_college_1_end_year: '2023' }],
  ['prev_college_1_end_month', ['1'], [], 'row 63', { ...COLLEGE, prev_college_1_end_year: '2024' }],
  ['prev_college_1_end_month', [], ['12'], 'row 63', { ...COLLEGE, prev_college_1_end_year: '2022' }],
  [
    'birth_date',
    ['2012-06-01', '1905-06-01'],
    ['2012-06-02', '2031-01-01', '1905-05-31', '0004-05-17', ...NO_DAYS],
    'VAL-04, row 83',
  ],
  [
    'signature_date',
    [TODAY, '2024-06-01'],
    ['2025-06-02', '2024-05-31', '0025-06-01', ...NO_DAYS],
    'VAL-04, row 83',
    { signature_confirmed: 'true' },
  ],
  ['signature_name', ['Bo', '李明'], [''], 'row 82', { signature_confirmed: 'true' }],
  ['discipline_explain', ['吵架'], [''], 'row 78', { discipline_ind: 'yes' }],
  ['home_intl_address', ['北京市海淀区五号院'], [''], 'row 33', {}, { home_address_tab: 'intl' }],
  ['guardian_aware_ind', ['true'], [''], 'VAL-04', { birth_date: '2007-06-02' }],
  ['guardian_aware_ind', [''], [], 'VAL-04', { birth_date: '2007-06-01' }],
  ['senior_courses', ['Biology'], [''], 'VAL-04', { hs_grad_year: '2025' }],
  ['senior_courses', [''], [], 'VAL-04', { hs_grad_year: '2024' }],
  ['ack_accuracy_ind', ['true'], [''], 'VAL-09', { ack_conduct_ind: 'true', ack_records_ind: 'true' }],
  ['ack_accuracy_ind', [], ['true'], 'VAL-09', { ack_conduct_ind: 'true' }],
  ['heard_counselor_ind', [''], [], 'VAL-09'],
];

/** Returns the error messages for an answer, given other answers. */
function messagesOf(key: Key, value: string, others: Given = {}, tabs: Tabs = {}): readonly string[] {
  const view = viewOf({ ...others, [key]: value }, { tabs });
  const validator = createValidator();
  return formIndex.questions.flatMap((placed) => validator(placed, view).get(key) ?? []);
}

test.each(RULES)('%s accepts %j and rejects %j · %s', (key, accepted, rejected, _ids, others, tabs) => {
  expect(accepted.flatMap((value) => messagesOf(key, value, others, tabs))).toEqual([]);
  expect(rejected.filter((value) => messagesOf(key, value, others, tabs).length === 0)).toEqual([]);
});

const OTHER_SCALE =
  'This looks like a score on the scale from 1 to 6. Please enter the one from 0 to 120, which your report shows too.';

test.each<[key: Key, value: string, message: string, others?: Given]>([
  ['birth_country', 'XX', 'Please choose one of the options.'],
  ['hs_class_rank', 'first', 'Class rank must be a number', { hs_class_size: '10' }],
  ['hs_gpa', '121', 'Please enter your GPA as a number from 0 to 120.'],
  ...['5 1/2', ...'0 6 1 05 5.5 5,5 4.0 5½ ½ 85.5 5٫5 6. .5 5.5/6 5·5'.split(' ')].map(
    (score): [Key, string, string, Given] => ['toefl_score', score, OTHER_SCALE, TOEFL],
  ),
  ['toefl_score', '121', 'TOEFL total must be less than or equal to 120', TOEFL],
  ['toefl_score', 'six', 'TOEFL total must be a number', TOEFL],
])(
  '%s yields exactly one message for %j: %s · ENT-28, row 59, row 61, row 71',
  (key, value, message, others) => {
    expect(messagesOf(key, value, others)).toEqual([message]);
  },
);
