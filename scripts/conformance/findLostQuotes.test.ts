import { expect, it } from 'vitest';
import { findLostQuotes } from './findLostQuotes.ts';

const TITLES = [{ file: 'a.test.ts', title: 'a code expires after ten minutes' }];
const CONTRACT = 'A wrong code,\n  an expired code and a used one';
const SUM = '\n1 held, 1 backend, 0 waived, 1 open.\n';
const ROWS = [
  '| 6.5.5 | 2 | lifetime | held | test: “expires after ten minutes” |  |',
  '| 6.4.1 | 1 | codes | backend | contract: “A wrong code, an expired code” |  |',
  '| 6.2.9 | 2 | length | open |  | No test tries 64. |',
].join('\n');

it('rows of ASVS may quote tests and sentences, and their sum is right', () => {
  expect(findLostQuotes(SUM + ROWS, TITLES, CONTRACT)).toEqual([]);
});

it.each([
  [
    'a test that is gone',
    ROWS.replace('ten', 'six'),
    'ASVS 6.5.5: there is no test: “expires after six minutes”.',
  ],
  [
    'a sentence that is gone',
    ROWS.replace('A wrong', 'No'),
    'ASVS 6.4.1: there is no contract: “No code, an expired code”.',
  ],
  ['no proof', ROWS.replace('test: “expires after ten minutes”', ''), 'ASVS 6.5.5: nothing shows it.'],
  ['no reason', ROWS.replace('No test tries 64.', ''), 'ASVS 6.2.9: open, but it does not say why.'],
  ['another sum', ROWS.replace('held', 'backend'), 'ASVS: the rows are 0 held, 2 backend, 0 waived, 1 open.'],
])('a row of ASVS with %s is reported', (_, rows, fault) => {
  expect(findLostQuotes(SUM + rows, TITLES, CONTRACT)).toEqual([fault]);
});
