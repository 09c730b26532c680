import { describe, expectTypeOf, test } from 'vitest';
import { hiddenSection, watcher } from './layout.ts';
import { type Rule, rule } from './Rule.ts';

describe('rule', () => {
  test('accepts a key, an operator and a target that the contract allows · ENT-21', () => {
    expectTypeOf(rule('citizenship_status', 'equals', 'us_citizen')).toEqualTypeOf<Rule>();
    rule('citizenship_status', 'in', ['permanent_resident', 'refugee_asylee']);
    rule('discipline_ind', 'in', ['no', '']);
    rule('home_state', 'notEquals', 'Pennsylvania');
    rule('birth_date', 'lte', (today) => today);
    rule('ssn', 'answered');
  });

  test('rejects a key or a target that the contract lacks', () => {
    // @ts-expect-error unknown key
    rule('citizenship', 'answered');
    // @ts-expect-error no such citizenship
    rule('citizenship_status', 'equals', 'us_citizn');
    // @ts-expect-error one of the listed values is misspelt
    rule('citizenship_status', 'in', ['permanent_resident', 'refugee']);
    // @ts-expect-error a radio answer is not a boolean
    rule('other_name_ind', 'notEquals', true);
  });

  test('rejects an unknown operator or a target of the wrong type', () => {
    // @ts-expect-error unknown operator
    rule('ssn', 'contains', '1');
    // @ts-expect-error answered has no target
    rule('ssn', 'answered', 'yes');
    // @ts-expect-error equals needs a target
    rule('ssn', 'equals');
    // @ts-expect-error in needs a list
    rule('citizenship_status', 'in', 'us_citizen');
    // @ts-expect-error equals does not accept a list
    rule('citizenship_status', 'equals', ['us_citizen']);
  });
});

test('a node that contains rules rejects keys that the contract lacks', () => {
  // @ts-expect-error unknown key
  watcher(rule('hs_name', 'answered'), ['counsellor_name']);
  // @ts-expect-error a rule with an unknown key
  hiddenSection([{ valueKey: 'shoe_size', operator: 'answered' }], []);
});
