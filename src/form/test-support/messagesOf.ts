import type { Question } from '../../core/question/FormNode.ts';
import { TODAY, viewOf } from '../../core/test-support/viewOf.ts';
import { createValidator } from '../../core/validation/createValidator.ts';
import { formIndex } from '../form.ts';

type AnswerKey = Question['key'];

/** One line of a table of rules: what is said of a value among other answers; null where nothing is wrong. */
export type RuleCase = [row: number, key: AnswerKey, value: string, message: string | null, others?: Others];

/** Other answers, and the tabs chosen, by their ids. */
export type Others = Readonly<Record<string, string>>;

const validator = createValidator();

/** What is wrong with one answer among others, wherever its key is asked; every item is there. */
export function messagesOf(key: AnswerKey, value: string, others: Others = {}): readonly string[] {
  const view = viewOf(
    { ...others, [key]: value },
    { today: TODAY, tabs: others, addAnother: { parent: 4, prev_college: 5 } },
  );
  const places = formIndex.placesOf.get(key) ?? [];
  return [...new Set(places.flatMap((placed) => validator(placed, view).get(key) ?? []))];
}

/** yup's default message for a blank that may not be one (VAL-05). */
export const required = (label: string) => `${label} is a required field`;

/** A text of a given length. */
export const long = (length: number) => 'x'.repeat(length);
