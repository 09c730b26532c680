import { expect, test } from 'vitest';
import { createValidator } from '../core/run/validation/createValidator.ts';
import { TODAY, viewOf } from '../core/test-support/viewOf.ts';
import { formIndex } from './form.ts';

type Given = Readonly<Record<string, string>>;

/**
 * Patterns and dates. Their effect cannot be seen in `snapshots/`, which list only the required answers and
 * bounds of each page.
 */
const RULES: readonly [
  key: string,
  accepted: readonly string[],
  refused: readonly string[],
  others?: Given,
][] = [
  ['ssn', ['123-45-6789'], ['123-45-678', '123456789'], { citizenship_status: 'us_citizen' }],
  [
    'alien_number',
    ['A12345678', 'A123456789'],
    ['A1234567', '123456789'],
    { citizenship_status: 'refugee_asylee' },
  ],
  [
    'phone_international',
    ['+44 20 7946 0958', '(44) 207-946'],
    ['123456', 'call me'],
    { citizenship_status: 'international' },
  ],
  ['home_postal_code', ['16999', '16999-1234', 'K1A 0B1', 'k1a0b1'], ['1699', 'SW1A 1AA']],
  ['hs_ceeb', ['391234'], ['39123', '39123a']],
  ['birth_date', ['2012-06-01', '1905-06-01'], ['2012-06-02', '2031-01-01', '1905-05-31', '0004-05-17']],
  [
    'signature_date',
    [TODAY, '2024-06-01'],
    ['2025-06-02', '2024-05-31', '0025-06-01'],
    { signature_confirmed: 'true' },
  ],
  ['guardian_aware_ind', ['true'], [''], { birth_date: '2007-06-02' }],
  ['guardian_aware_ind', [''], [], { birth_date: '2007-06-01' }],
  ['senior_courses', ['Biology'], [''], { hs_grad_year: '2025' }],
  ['senior_courses', [''], [], { hs_grad_year: '2024' }],
];

test.each(RULES)('%s accepts %j and rejects %j · VAL-04', (key, accepted, refused, others) => {
  const validator = createValidator();
  const messagesOf = (value: string) => {
    const view = viewOf({ ...others, [key]: value });
    const places = formIndex.questions.filter(({ question }) => question.key === key);
    return places.flatMap((placed) => [...validator(placed, view).values()]);
  };

  expect(accepted.flatMap(messagesOf)).toEqual([]);
  expect(refused.filter((value) => messagesOf(value).length === 0)).toEqual([]);
});
