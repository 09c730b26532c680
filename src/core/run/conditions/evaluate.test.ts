import { describe, expect, test } from 'vitest';
import { viewOf } from '../../test-support/viewOf.ts';
import { evaluate } from './evaluate.ts';
import type { Operator, Target } from '../../declare/Rule.ts';

const holds = (operator: Operator, value: unknown, target?: Target, today = '2025-06-01') =>
  evaluate({ valueKey: 'hs_class_size', operator, target }, viewOf({ hs_class_size: value }, { today }));

const VALUES = ['', '0', '9', '10', 'abc', '2007-05-01', true] as const;

// Each column stands for one of VALUES; T means that the rule is true for it.
const TABLE: readonly [id: string, operator: Operator, target: Target | undefined, truth: string][] = [
  ['COND-01', 'equals', '9', '..T....'],
  ['COND-01', 'equals', '', 'T......'],
  ['COND-01', 'equals', '0', '.T.....'],
  ['COND-01', 'equals', 'true', '......T'],
  ['COND-01', 'equals', '9.0', '.......'],
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

describe('the truth table of the ten operators · TRAP-20', () => {
  for (const [id, operator, target, truth] of TABLE)
    test(`${id} ${operator} ${JSON.stringify(target)}`, () => {
      const found = VALUES.map((value) => (holds(operator, value, target) ? 'T' : '.')).join('');

      expect(found).toBe(truth);
    });
});

describe('evaluate', () => {
  test.each([
    ['-3', 'lt', '0', true],
    ['2.5', 'lt', '2.50', false],
    ['2.5', 'lte', '2.50', true],
    ['100', 'gt', '99.9', true],
    ['0x20', 'gt', '1', false],
    ['1e3', 'gt', '1', false],
    ['12 ', 'gte', '12', true],
  ] as const)(
    'compares numbers as people write them: %j %s %j is %s · COND-03',
    (value, operator, target, truth) => {
      expect(holds(operator, value, target)).toBe(truth);
    },
  );

  test("counts '0' and 'false' as answers, but not spaces alone · COND-08", () => {
    expect(holds('answered', '0')).toBe(true);
    expect(holds('answered', 'false')).toBe(true);
    expect(holds('answered', '  ')).toBe(false);
  });

  test('accepts a target that depends on today’s date · TRAP-57', () => {
    const target = (today: string) => today;

    expect(holds('lte', '2025-06-01', target, '2025-06-01')).toBe(true);
    expect(holds('lte', '2025-06-02', target, '2025-06-01')).toBe(false);
  });
});
