import { expect, test } from 'vitest';
import { confirmation, dependentDropdown, radio, select, text } from '../../kinds/builders.ts';
import type { FormNode } from '../../declare/FormNode.ts';
import { indexForm } from '../indexForm.ts';
import { conditionGroups, hiddenSection, watcher } from '../../declare/layout.ts';
import { formOf } from '../../test-support/formOf.ts';
import { viewOf } from '../../test-support/viewOf.ts';
import { rule } from '../../declare/Rule.ts';
import { settle } from './settle.ts';

type Given = Readonly<Record<string, string>>;

const ssn = text('ssn', { label: 'SSN' });
const country = select('citizenship_country', { label: '', options: [{ value: 'FR', label: 'France' }] });

/** Citizenship as the form declares it: three groups, and a chain from visa_type to visa_other. */
const CITIZENSHIP: readonly FormNode[] = [
  radio('citizenship_status', {
    label: 'Status',
    options: { us_citizen: 'US', permanent_resident: 'PR', refugee_asylee: 'R', international: 'I' },
  }),
  conditionGroups([
    { keepWhen: rule('citizenship_status', 'equals', 'us_citizen'), children: [ssn] },
    {
      keepWhen: rule('citizenship_status', 'in', ['permanent_resident', 'refugee_asylee']),
      children: [ssn, text('alien_number', { label: 'A-number' }), country],
    },
    {
      keepWhen: rule('citizenship_status', 'equals', 'international'),
      children: [
        country,
        select('visa_type', { label: 'Visa', options: { f1: 'F', j1: 'J', h4: 'H', other: 'O', none: 'N' } }),
        hiddenSection([rule('visa_type', 'notEquals', 'other')], [text('visa_other', { label: 'Which' })]),
      ],
    },
  ]),
  hiddenSection([rule('visa_other', 'notAnswered')], [text('i20_needed_ind', { label: 'I-20' })]),
];
const COUNTY = [
  text('home_state', { label: 'State' }),
  hiddenSection([rule('home_state', 'notEquals', 'Ohio')], [text('home_county', { label: 'County' })]),
];
const SIGNATURE = [
  confirmation('signature_confirmed', { variant: 'checkbox', label: '', before: 'b', after: 'a' }, [
    text('signature_name', { label: '' }),
  ]),
];
const COUNSELOR = [
  text('hs_name', { label: '' }),
  watcher(rule('hs_name', 'answered'), ['counselor_name', 'counselor_email']),
];
const birthState = dependentDropdown('birth_state', {
  label: '',
  controlledBy: 'birth_country',
  optionsByValue: { US: [{ value: 'Ohio', label: 'Ohio' }], CA: [{ value: 'Quebec', label: 'Quebec' }] },
});
const BIRTH_IN_TWO_PLACES = [
  conditionGroups([
    { keepWhen: rule('gender', 'equals', 'male'), children: [birthState] },
    { keepWhen: rule('gender', 'notAnswered'), children: [birthState] },
  ]),
];
const TIMING = [
  dependentDropdown('english_test_timing', {
    label: '',
    controlledBy: 'english_test',
    showWhen: rule('citizenship_status', 'answered'),
    options: { taken: '', within_3_months: '', later: '' },
  }),
];
const EXCLUSIVE = [
  hiddenSection([rule('former_name', 'answered')], [text('preferred_name', { label: '' })]),
  hiddenSection([rule('preferred_name', 'answered')], [text('former_name', { label: '' })]),
];

const RESIDENT = {
  citizenship_status: 'permanent_resident',
  ssn: '123-45-6789',
  alien_number: 'A12345678',
  citizenship_country: 'FR',
  citizenship_country_desc: 'France',
};
const VISA = {
  citizenship_status: 'international',
  visa_type: 'other',
  visa_type_desc: 'O',
  visa_other: 'K-1',
  i20_needed_ind: 'yes',
};
const OHIO = { birth_country: 'US', birth_state: 'Ohio', birth_state_desc: 'Ohio' };
const NO_STATE = { birth_state: '', birth_state_desc: '' };
const SCHOOL = { hs_name: 'Altoona', counselor_name: 'Ms. Lee', counselor_email: 'lee@school.example' };

test.each<[title: string, nodes: readonly FormNode[], before: Given, change: Given, cleared: Given]>([
  [
    'switching groups clears the old group’s answers and companions, except for a key that the new group also asks for · COND-14, TRAP-19',
    CITIZENSHIP,
    RESIDENT,
    { citizenship_status: 'us_citizen' },
    { alien_number: '', citizenship_country: '', citizenship_country_desc: '' },
  ],
  [
    'one change clears dependent answers and the answers that depend on them · TRAP-18',
    CITIZENSHIP,
    VISA,
    { citizenship_status: 'us_citizen' },
    { visa_type: '', visa_type_desc: '', visa_other: '', i20_needed_ind: '' },
  ],
  [
    'settling terminates even if two rules clear each other’s answers · TRAP-18',
    EXCLUSIVE,
    { preferred_name: 'An' },
    { preferred_name: 'Ann' },
    {},
  ],
  [
    'an answer to a hidden question is dropped · COND-13',
    COUNTY,
    { home_state: 'Texas' },
    { home_county: 'Franklin' },
    { home_county: '' },
  ],
  [
    'withdrawing a confirmation clears the answers after it · COND-17',
    SIGNATURE,
    { signature_confirmed: 'true', signature_name: 'Ana Marsh' },
    { signature_confirmed: '' },
    { signature_name: '' },
  ],
  [
    'a watcher clears its answers when its condition fails · COND-16',
    COUNSELOR,
    SCHOOL,
    { hs_name: '' },
    { counselor_name: '', counselor_email: '' },
  ],
  ['a watcher clears nothing while its condition holds · COND-16', COUNSELOR, SCHOOL, { hs_name: 'B' }, {}],
  [
    'a watcher runs only when the answer it reads has changed · COND-16',
    COUNSELOR,
    {},
    { counselor_name: 'Ms. Lee' },
    {},
  ],
  [
    'a change to the controlling answer clears the dependent answer and its companion · DEP-03',
    [birthState],
    OHIO,
    { birth_country: 'CA' },
    NO_STATE,
  ],
  [
    'a dependent answer is cleared even if the form asks for it in two places · DEP-03',
    BIRTH_IN_TWO_PLACES,
    OHIO,
    { birth_country: 'CA' },
    NO_STATE,
  ],
  [
    'an answer given together with its controlling answer is kept · DEP-03',
    [birthState],
    OHIO,
    { birth_country: 'CA', birth_state: 'Quebec' },
    { birth_state_desc: '' },
  ],
  ['giving the same answer again clears nothing · DEP-03', [birthState], OHIO, { birth_country: 'US' }, {}],
  [
    'a dependent answer is dropped if the controlling value has no options · DEP-02',
    [birthState],
    OHIO,
    { birth_country: 'FR', birth_state: 'Paris' },
    NO_STATE,
  ],
  [
    'a dependent answer is kept while a rule on another answer shows it · DEP-01',
    TIMING,
    { english_test: 'toefl', english_test_timing: 'taken', citizenship_status: 'international' },
    { citizenship_status: 'us_citizen' },
    {},
  ],
  [
    'a dependent answer is cleared when its rule hides it · DEP-01',
    TIMING,
    { english_test: 'toefl', english_test_timing: 'taken', citizenship_status: 'international' },
    { citizenship_status: '' },
    { english_test_timing: '' },
  ],
])('%s', (_, nodes, before, change, cleared) => {
  const settled = settle(indexForm(formOf(...nodes)), viewOf(before), change);

  const after = { ...change, ...cleared };
  const known = Object.entries(after).filter(([key, value]) => value !== (before[key] ?? ''));
  expect(settled).toEqual(Object.fromEntries(known));
});
