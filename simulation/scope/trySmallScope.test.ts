import { expect, it } from 'vitest';
import type { RefusalRule } from './RefusalScope.ts';
import type { Rule } from './Scope.ts';
import { tryRefusals, trySmallScope } from './trySmallScope.ts';

const timeout = 300_000;

it(
  'no letter is lost in any order of up to seven moves of two tabs and a second device · PROD-06, TRAP-60',
  { timeout },
  () => {
    expect(trySmallScope(7).failure).toBeNull();
  },
);

it(
  'no state stands under another country in any order of up to seven moves · PROD-06, TRAP-60',
  { timeout },
  () => {
    expect(trySmallScope(7, undefined, true).failure).toBeNull();
  },
);

it('no refused or unwritten letter is lost in any order of up to seven moves · PROD-06', { timeout }, () => {
  expect(tryRefusals(7).failure).toBeNull();
});

it.each<[rule: RefusalRule, moves: number]>([
  ['a failed write is noticed', 3],
  ['a change waits only if another save is accepted', 3],
  ['changes that share an answer are joined', 4],
  ['a record has what waits', 5],
  ['records stay until they have been taken over', 5],
  ['a change that goes by itself has a number of its own form', 7],
])('a refused or unwritten letter is lost without the rule that %s', { timeout }, (rule, moves) => {
  expect(tryRefusals(moves - 1, rule).failure).toBeNull();
  expect(tryRefusals(moves, rule).failure).not.toBeNull();
});

it('a state stands under another country unless it is changed together with its country', { timeout }, () => {
  const rule: Rule = 'a state is changed together with its country';
  expect(trySmallScope(1, rule, true).failure).toBeNull();
  expect(trySmallScope(2, rule, true).failure?.wrong).toContain('chosen under');
});

it.each<[rule: Rule, moves: number]>([
  ['a record survives its page', 2],
  ['a number is used once', 3],
  ['a last save is conditional', 4],
  ['the server returns the numbers', 6],
  ['a message is applied only on top of the version it was based on', 4],
  ['only records of closed forms are taken over', 5],
  ['a change that is taken over keeps its number', 7],
  ['a raised number changes the version', 5],
])('a letter is lost without the rule that %s', { timeout }, (rule, moves) => {
  expect(trySmallScope(moves - 1, rule).failure).toBeNull();
  expect(trySmallScope(moves, rule).failure).not.toBeNull();
});
