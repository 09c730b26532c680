import { expect, test } from 'vitest';
import { settle } from '../core/run/conditions/settle.ts';
import { viewOf } from '../core/test-support/viewOf.ts';
import { formIndex } from './form.ts';

type Given = Readonly<Record<string, string>>;

const RESIDENT = {
  citizenship_status: 'permanent_resident',
  ssn: '123-45-6789',
  alien_number: 'A12345678',
  citizenship_country: 'FR',
  citizenship_country_desc: 'France',
};
const VISITING = {
  citizenship_status: 'international',
  visa_type: 'other',
  visa_type_desc: 'Other',
  visa_other: 'K-1',
  english_test: 'toefl',
  english_test_timing: 'taken',
  toefl_score: '70',
  english_support_note: 'A course.',
};
const SIGNED = { signature_confirmed: 'true', signature_name: 'Ana Marsh', signature_date: '2025-06-01' };
const OHIO = { birth_country: 'US', birth_state: 'Ohio', birth_state_desc: 'Ohio' };
const NO_STATE = { birth_state: '', birth_state_desc: '' };
const blank = (answers: Given) => Object.fromEntries(Object.keys(answers).map((key) => [key, '']));

test.each<[title: string, before: Given, change: Given, cleared: Given]>([
  [
    'switching groups clears the old group’s answers and companions, except for a key that the new group also asks for · COND-14, TRAP-19',
    RESIDENT,
    { citizenship_status: 'us_citizen' },
    { alien_number: '', citizenship_country: '', citizenship_country_desc: '' },
  ],
  [
    'one change clears dependent answers and the answers that depend on them, on every page · ENT-10, TRAP-18',
    VISITING,
    { citizenship_status: 'us_citizen' },
    { ...blank(VISITING), citizenship_status: 'us_citizen' },
  ],
  [
    'another status keeps only the country of citizenship · CG-1',
    { ...VISITING, citizenship_country: 'FR', citizenship_country_desc: 'France' },
    { citizenship_status: 'other_status' },
    { ...blank(VISITING), citizenship_status: 'other_status' },
  ],
  [
    'an answer to a hidden question is dropped · COND-13',
    { home_state: 'Texas' },
    { home_county: 'Franklin' },
    { home_county: '' },
  ],
  [
    'withdrawing a confirmation clears the answers after it · COND-17',
    SIGNED,
    { signature_confirmed: '' },
    blank(SIGNED),
  ],
  [
    'a change to the controlling answer clears the dependent answer and its companion · DEP-03',
    OHIO,
    { birth_country: 'CA' },
    NO_STATE,
  ],
  [
    'an answer given together with its controlling answer is kept · DEP-03',
    OHIO,
    { birth_country: 'CA', birth_state: 'Quebec' },
    { birth_state_desc: '' },
  ],
  [
    'the GPA is cleared if the school does not give one · row 59',
    { hs_gpa_scale: '4.0', hs_gpa: '3.7' },
    { hs_gpa_scale: 'none' },
    { hs_gpa: '' },
  ],
  ['giving the same answer again clears nothing · DEP-03', OHIO, { birth_country: 'US' }, {}],
  [
    'a dependent answer is dropped if the controlling value has no options · DEP-02',
    OHIO,
    { birth_country: 'FR', birth_state: 'Paris' },
    NO_STATE,
  ],
])('%s', (_, before, change, cleared) => {
  const settled = settle(formIndex, viewOf(before), change);

  const changes = Object.entries({ ...change, ...cleared });
  expect(settled).toEqual(
    Object.fromEntries(changes.filter(([key, value]) => value !== (before[key] ?? ''))),
  );
});
