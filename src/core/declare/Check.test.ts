import { expect, test } from 'vitest';
import {
  alternativesIn,
  type Check,
  email,
  keysReadBy,
  monthYearNotBefore,
  notAbove,
  requiredWhen,
} from './Check.ts';
import { rule } from './Rule.ts';

const START = { month: 'prev_college_1_start_month', year: 'prev_college_1_start_year' } as const;
const END = { month: 'prev_college_1_end_month', year: 'prev_college_1_end_year' } as const;
const NO_HOME = rule('phone_home', 'notAnswered');
const TEXTS = rule('optin_sms_ind', 'equals', 'true');

test.each<[check: Check, read: string[], alternatives: string[]]>([
  [email(), [], []],
  [notAbove('hs_class_size', ''), ['hs_class_size'], []],
  [monthYearNotBefore(END, START, ''), [END.month, END.year, START.month, START.year], []],
  [requiredWhen([NO_HOME], ''), ['phone_home'], ['phone_home']],
  [requiredWhen([NO_HOME, TEXTS], ''), ['phone_home', 'optin_sms_ind'], []],
])(
  'a check reads the answers it compares, and has alternatives if it requires an answer only while they are blank: %j',
  (check, read, alternatives) => {
    expect(keysReadBy(check)).toEqual(read);
    expect(alternativesIn(check)).toEqual(alternatives);
  },
);
