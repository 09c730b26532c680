import type { FormStore } from '../../core/run/answers/FormStore.ts';
import { isShown } from '../../core/run/conditions/isOpen.ts';
import { askedKeys } from '../../core/kinds/kinds.ts';
import type { Question } from '../../core/declare/FormNode.ts';
import { answerFor, first, type Pick } from './answerFor.ts';

type AnswerKey = Question['key'];

/** Upper bound on turns, each of which answers one question; no application needs this many. */
const MOST_TURNS = 200;

/**
 * Answers the questions that the summary of a validating form lists, one by one, until it is empty.
 * @returns the keys answered; throws if a question's answer must be written by a person.
 */
export function answerRequired(store: FormStore, pick: Pick = first): Set<AnswerKey> {
  const answered = new Set<AnswerKey>();
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const [item] = store.errors.summary();
    if (!item) return answered;
    const { key } = item;
    const placed = store.index.placesOf.get(key)?.find((each) => isShown(each, store.view));
    if (!placed) throw new Error(`The summary asks for ${key}, which is not on screen.`);
    // A message for a checkbox group or a month-and-year question applies to all keys of the question.
    const isWhole = ['checkboxGroup', 'monthYear'].includes(placed.question.kind);
    for (const each of isWhole ? askedKeys(placed.question) : [key]) {
      store.change(answerFor(placed, each, store, pick));
      answered.add(each);
    }
  }
  const [{ key, text } = {}] = store.errors.summary();
  throw new Error(
    `No answer to ${String(key)} passes its checks: add one in src/form/test-support/answerFor.ts (${String(text)}).`,
  );
}
