import { expect, test } from 'vitest';
import { TODAY, viewOf } from '../test-support/viewOf.ts';
import { evaluate } from './evaluate.ts';
import type { Operator, Target } from './Rule.ts';

const holds = (operator: Operator, value: unknown, target?: Target) =>
  evaluate({ valueKey: 'hs_class_size', operator, target }, viewOf({ hs_class_size: value }));

const VALUES = ['', '0', '9', '10', 'abc', '2007-05-01', true] as const;

// Each column stands for one of VALUES; T means that the rule is true for it.
const TABLE: readonly [id: string, operator: Operator, target: Target | undefined, truth: string][] = [
  ['COND-01', 'equals', '9', '..T....'],
  ['COND-01', 'equals', '', 'T......'],
  ['COND-01', 'equals', '0', '.T.....'],
  ['COND-01', 'equals', 'true', '......T'],
  ['COND-01', 'equals', '9.0', '.......'],
  ['COND-01', 'equals', undefined, 'T......'],
  ['COND-01', 'equals', [], 'T......'],
  ['COND-02', 'notEquals', '9', 'TT.TTTT'],
  ['COND-02', 'notEquals', '', '.TTTTTT'],
  ['COND-03', 'lt', '9', '.T.....'],
  ['COND-03', 'lt', '10', '.TT....'],
  ['COND-03', 'lt', '2007-05-01', '.......'],
  ['COND-03', 'lt', '2007-05-02', '.....T.'],
  ['COND-04', 'lte', '9', '.TT....'],
  ['COND-04', 'lte', '2007-05-01', '.....T.'],
  ['COND-05', 'gt', '9', '...T...'],
  ['COND-05', 'gt', '10', '.......'],
  ['COND-05', 'gt', '2007-04-30', '.....T.'],
  ['COND-06', 'gte', '10', '...T...'],
  ['COND-06', 'gte', '9', '..TT...'],
  ['COND-06', 'gte', '2007-05-02', '.......'],
  ['COND-07', 'notAnswered', undefined, 'T......'],
  ['COND-08', 'answered', undefined, '.TTTTTT'],
  ['COND-09', 'in', ['9', 'abc'], '..T.T..'],
  ['COND-09', 'in', ['no', ''], 'T......'],
  ['COND-09', 'in', [], '.......'],
  ['COND-10', 'notIn', ['9', 'abc'], 'TT.T.TT'],
  ['COND-10', 'notIn', [], 'TTTTTTT'],
  ['COND-11', 'lt', 'abc', '.......'],
  ['COND-11', 'gte', 'abc', '.......'],
  ['COND-11', 'gte', '', '.......'],
];

test.each(TABLE)(
  '%s: the operator %s with the target %j is true for exactly the expected answers · TRAP-20',
  (_, operator, target, truth) => {
    expect(VALUES.map((value) => (holds(operator, value, target) ? 'T' : '.')).join('')).toBe(truth);
  },
);

test.each<[value: string, operator: Operator, target: Target | undefined, truth: boolean, id: string]>([
  ['-3', 'lt', '0', true, 'COND-03'],
  ['2.5', 'lt', '2.50', false, 'COND-03'],
  ['2.5', 'lte', '2.50', true, 'COND-03'],
  ['100', 'gt', '99.9', true, 'COND-03'],
  ['0x20', 'gt', '1', false, 'COND-03'],
  ['1e3', 'gt', '1', false, 'COND-03'],
  ['12 ', 'gte', '12', true, 'COND-03'],
  ['false', 'answered', undefined, true, 'COND-08'],
  ['  ', 'answered', undefined, false, 'COND-08'],
  [TODAY, 'lte', (today) => today, true, 'TRAP-57'],
  ['2025-06-02', 'lte', (today) => today, false, 'TRAP-57'],
])('answers are compared as people write them: %j %s %s is %s · %s', (value, operator, target, truth) => {
  expect(holds(operator, value, target)).toBe(truth);
});
