import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Question } from '../core/declare/FormNode.ts';
import { tidyAnswer } from '../core/kinds/kinds.ts';
import { formIndex } from './form.ts';

type Key = Question['key'];

/** Returns an answer as it is after its field has been left. */
function tidied(key: Key, typed: string): string {
  const placed = formIndex.placesOf.get(key)?.[0];
  if (!placed) throw new Error(`No question ${key}`);
  return tidyAnswer(placed.question, typed);
}

test.each<[key: Key, typed: string, answer: string, ids: string]>([
  ['home_postal_code', '166011234', '16601-1234', 'row 31'],
  ['home_postal_code', '16601 1234', '16601-1234', 'row 31'],
  ['home_postal_code', '16601 - 1234', '16601-1234', 'row 31'],
  ['hs_ceeb', '39-0055', '390055', 'row 53'],
  ['mailing_postal_code', 'K1A  0B1', 'K1A 0B1', 'row 31'],
  ['home_postal_code', 'k1a-0b1', 'K1A 0B1', 'row 31'],
  ['home_postal_code', '1660-1', '16601', 'row 31'],
  ['home_postal_code', 'SW1A 1AA', 'SW1A 1AA', 'row 31'],
  ['phone_international', '+49.171/1234567', '+49 171 1234567', 'row 25'],
  ['phone_international', 'tel:+49-171-1234567', '+49-171-1234567', 'row 25'],
  ['phone_international', '+44 20 7946 0958 ext. 12', '+44 20 7946 0958 x12', 'row 25'],
  ['phone_international', '+44 20 7946 0958, Extension 12', '+44 20 7946 0958 x12', 'row 25'],
  ['phone_international', '+442079460958x12', '+442079460958 x12', 'row 25'],
  ['phone_international', 'tel:+44-20-7946-0958;ext=12', '+44-20-7946-0958 x12', 'row 25'],
  ['phone_international', 'ask for Ana', 'ask for Ana', 'row 25'],
  ['alien_number', '012345678', 'A012345678', 'row 14'],
  ['alien_number', '12 345 678', 'A12345678', 'row 14'],
  ['alien_number', 'a# 012-345-678', 'A012345678', 'row 14'],
  ['alien_number', '1234567', '1234567', 'row 14'],
  ['hs_class_size', '1,200', '1200', 'row 60'],
])('%s: “%s” is read as “%s” · %s', (key, typed, answer) => {
  expect([tidied(key, typed), tidied(key, answer)]).toEqual([answer, answer]);
});

test.each<[key: Key, right: RegExp]>([
  ['home_postal_code', /^(\d{5}(-\d{4})?|([A-Z]\d[A-Z] \d[A-Z]\d))$/],
  ['phone_international', /^\+?[0-9()-][0-9 ()-]{5,18}[0-9()-]( x[0-9]{1,6})?$/],
  ['alien_number', /^A\d{8,9}$/],
])('tidying never changes a valid answer (%s)', (key, right) => {
  fc.assert(fc.property(fc.stringMatching(right), (answer) => tidied(key, answer) === answer));
});

test('tidying any text twice makes no difference, for any question', () => {
  const parts = 'tel: mailto: ext x # < > ; , . / - + 0 1 234 ٣ A k'.split(' ');
  const anyPart = fc.constantFrom(...parts, ' ', '\t', '\u200B', '\u00A0');
  const anyTyped = fc.array(anyPart).map((typed) => typed.join(''));
  const anyQuestion = fc.constantFrom(...formIndex.questions.map(({ question }) => question));

  const isStable = (question: Question, typed: string) =>
    tidyAnswer(question, tidyAnswer(question, typed)) === tidyAnswer(question, typed);
  fc.assert(fc.property(anyQuestion, anyTyped, isStable), { numRuns: 1_000 });
});
