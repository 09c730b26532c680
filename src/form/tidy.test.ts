import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Question } from '../core/declare/FormNode.ts';
import { tidyAnswer } from '../core/kinds/kinds.ts';
import VECTORS from '../../contracts/vectors/tidied-answers.json' with { type: 'json' };
import { formIndex } from './form.ts';

type Key = Question['key'];

/** Returns an answer as it is after its field has been left. */
function tidied(key: Key, typed: string): string {
  const placed = formIndex.placesOf.get(key)?.[0];
  if (!placed) throw new Error(`No question ${key}`);
  return tidyAnswer(placed.question, typed);
}

test.each(VECTORS)('a text is tidied when its field is left: $name', ({ given: { key, typed }, right }) => {
  expect([tidied(key as Key, typed), tidied(key as Key, right)]).toEqual([right, right]);
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
