import type { Question } from '../../core/declare/FormNode.ts';
import { TODAY, viewOf } from '../../core/test-support/viewOf.ts';
import { createValidator } from '../../core/run/validation/createValidator.ts';
import { nameOf } from '../../core/run/validation/nameOf.ts';
import { formIndex } from '../form.ts';

type AnswerKey = Question['key'];

/**
 * One line of a table of rules: the check that complains about a value among other answers, or yup's own message
 * with `{name}` for the question; null where nothing is wrong.
 */
export type RuleCase = [row: number, key: AnswerKey, value: string, says: string | null, others?: Others];

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

/** The message a line of the table stands for, in the words of the declaration. */
export function expectedOf(key: AnswerKey, value: string, says: string | null): readonly string[] {
  if (says === null) return [];
  const [placed] = formIndex.placesOf.get(key) ?? [];
  if (!placed) throw new Error(`No question asks for ${key}.`);
  const { question } = placed;
  const check = question.checks.find((each) => each.check === says);
  if (check && 'message' in check && check.message !== undefined)
    return [
      typeof check.message === 'string' ? check.message : check.message(String(Number(value.slice(0, 4)))),
    ];
  const message = says === 'required' ? requiredMessage(question, key) : says;
  return [message.replace('{name}', nameOf(placed))];
}

function requiredMessage(question: Question, key: AnswerKey): string {
  const parts = question.kind === 'monthYear' ? [question.month, question.year] : [];
  const own = typeof question.required === 'string' ? question.required : '{name} is a required field';
  return parts.find((part) => part.key === key)?.missing ?? own;
}

/** A text of a given length. */
export const long = (length: number) => 'x'.repeat(length);
