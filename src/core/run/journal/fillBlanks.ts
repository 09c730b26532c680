import type { AnswerKey } from '@admission/sdk';
import { companionOf } from '../../kinds/questionKeys.ts';
import { tidyAnswers } from '../answers/asIfLeft.ts';
import { answersTo, keysOf } from '../../answers/answersTo.ts';
import { type Answers, EMPTY_ANSWER, type FormView, overlay } from '../../answers/FormState.ts';
import { isCompanion } from '../../answers/isCompanion.ts';
import { canEnter } from '../conditions/canEnter.ts';
import type { FormIndex } from '../indexForm.ts';

/**
 * Returns a visitor's answers that fill blanks of the form: one entry per question, with its label (`_desc`) and the
 * answers that control it.
 *
 * Answers already in the form win. Answers to hidden questions and choices that are not offered are left out, even if
 * they are hidden or not offered only because of the visitor's other answers (TRAP-12).
 */
export function fillBlanks(index: FormIndex, view: FormView, typed: Answers): readonly Answers[] {
  const tidied = tidyAnswers(index, view, typed);
  const answerOf = (key: AnswerKey) => tidied[key] ?? EMPTY_ANSWER;
  const isFree = (key: AnswerKey) =>
    isCompanion(key) || [EMPTY_ANSWER, answerOf(key)].includes(view.read(key));
  let filled = keysOf(tidied)
    .filter((key) => !isCompanion(key) && answerOf(key) !== EMPTY_ANSWER)
    .map((key) => {
      const controlling = index.ties.flatMap(([first, ...tied]) => (tied.includes(key) ? [first] : []));
      const written = [key, ...controlling].flatMap((each) => [each, companionOf(each)]);
      const known = written.filter((each) => each === key || index.placesOf.has(each));
      return answersTo(known, answerOf);
    })
    .filter((answers) => keysOf(answers).every(isFree));
  for (let before = Infinity; filled.length < before;) {
    before = filled.length;
    const all: Answers = Object.assign({}, ...filled) as Answers;
    const together = overlay(view, (key) => all[key] ?? view.read(key));
    filled = filled.filter((answers) => canEnter(index, together, answers));
  }
  return filled;
}
