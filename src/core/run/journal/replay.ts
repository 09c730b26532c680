import type { AnswerKey } from '@admission/sdk';
import { tidyAnswers } from '../answers/asIfLeft.ts';
import { keysOf } from '../answers/answersTo.ts';
import { type Answers, EMPTY_ANSWER, type FormView, overlay } from '../answers/FormState.ts';
import { canEnter } from '../conditions/canEnter.ts';
import type { FormIndex } from '../indexForm.ts';
import type { Change } from './Journal.ts';

/**
 * Replays the changes that earlier forms left, in one pass, over the answers that the server has now.
 *
 * Later saves by others win: a change is set aside as a whole if one of its keys or choices no longer exists, if its
 * question is hidden, or if the server has neither the value it was typed over nor its own. A country matches the one
 * it was typed over only if its state does too. Nothing is cleared (TRAP-16).
 *
 * @param view the form with the server's answers, tidied.
 * @returns the changes to be sent, and the answers of those that were set aside.
 */
export function replay(index: FormIndex, view: FormView, changes: readonly Change[]) {
  let reached: Answers = {};
  const now = overlay(view, (key) => reached[key] ?? view.read(key));
  const kept: Change[] = [];
  const setAside: Answers[] = [];
  for (const change of changes) {
    const tidy = (answers: Answers) => tidyAnswers(index, now, answers);
    const [answers, over] = [tidy(change.answers), tidy(change.over)];
    const isOver = (key: AnswerKey) => now.read(key) === (over[key] ?? EMPTY_ANSWER);
    const isOwn = (key: AnswerKey) => now.read(key) === answers[key];
    const isReplaced = keysOf(answers).some((key) => !isOver(key) && !isOwn(key));
    const isPartOver = index.ties.some(
      ([controlling, ...tied]) =>
        controlling in answers && !isOwn(controlling) && tied.some((key) => key in answers && !isOver(key)),
    );
    if (isReplaced || isPartOver || !canEnter(index, now, answers)) {
      setAside.push(change.answers);
      continue;
    }
    reached = { ...reached, ...answers };
    kept.push({ ...change, answers });
  }
  // A value that a later change has entered again is not set aside.
  const isShown = (answers: Answers) => {
    const tidied = tidyAnswers(index, now, answers);
    return keysOf(tidied).every((key) => now.read(key) === tidied[key]);
  };
  return { changes: kept, setAside: setAside.filter((answers) => !isShown(answers)) };
}
