import { expect, it } from 'vitest';
import { CARD_WORDS } from './cardWords.ts';
import { PASSWORD_RULES } from './passwordRules.ts';

/** Returns the names of the rules a password breaks. */
const broken = (password: string) =>
  Object.entries(CARD_WORDS.passwordRules)
    .filter(([, words]) => !PASSWORD_RULES.find(({ message }) => message === words)!.isMet(password))
    .map(([name]) => name);

it.each([
  ['VAL-12 requires 12 characters, not 11', 'Abcdefgh-12', ['length']],
  ['VAL-12 accepts 12 characters', 'Abcdefghi-12', []],
  ['VAL-12 counts characters, not UTF-16 units', 'Aa1-😀😀😀😀', ['length']],
  ['VAL-13 requires an uppercase letter', 'abcdefghi-12', ['uppercase']],
  ['VAL-14 requires a lowercase letter', 'ABCDEFGHI-12', ['lowercase']],
  ['VAL-15 requires a digit', 'Abcdefghi-xy', ['number']],
  ['VAL-16 requires a special character', 'Abcdefghi012', ['special']],
  ['VAL-16 does not accept é or € as a special character', 'Abcdefghi0é€', ['special']],
  ['VAL-16 does not accept an inner space as a special character', 'Abcdef ghi012', ['special']],
  ['VAL-17 rejects a leading space', ' Abcdefghi-12', ['spaces']],
  ['VAL-17 rejects a trailing space', 'Abcdefghi-12 ', ['spaces']],
  ['VAL-17 rejects a trailing tab', 'Abcdefghi-12\t', ['spaces']],
  ['VAL-17 allows an inner space', 'Abcde fghi-12', []],
  ['TRAP-55 accepts a 256-character phrase', `Aa1-${'x'.repeat(252)}`, []],
])('the rules for a new password: %s', (_title, password, ids) => {
  expect(broken(password)).toEqual(ids);
});

it('the rows for a new password show the six rules in order · AUTH-12', () => {
  expect(PASSWORD_RULES.map(({ message }) => message)).toEqual([
    'is at least 12 characters',
    'has at least one uppercase letter',
    'has at least one lowercase letter',
    'has at least one number',
    'has at least one special character',
    'has no leading or trailing spaces',
  ]);
});
