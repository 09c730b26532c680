import type { AnswerKey } from '@admission/sdk';
import type { TypedAnswers } from '../answers/AnswerMap.ts';
import { answersTo, keysOf } from '../../answers/answersTo.ts';
import { type Answers, EMPTY_ANSWER } from '../../answers/FormState.ts';
import type { FormIndex } from '../indexForm.ts';
import { type Edit, isSame } from './Journal.ts';

/**
 * Leaves out the answers of an edit that are only premises: those whose value, tidied, is the one that they were typed
 * over. What a choice blanks belongs to the choice, even if it was blank before; so does what was `entered` under it, even
 * if the same had been entered under another choice.
 */
export function withoutPremises(
  index: FormIndex,
  tidied: (answers: Answers) => Answers,
  edit: Edit,
  entered: readonly AnswerKey[],
): Edit {
  const [is, was] = [tidied(edit.answers), tidied(edit.over)];
  const hasChanged = (key: AnswerKey) => !isSame(is[key], was[key]);
  const isOfChoice = (key: AnswerKey) =>
    (isSame(is[key], EMPTY_ANSWER) || entered.includes(key)) &&
    index.ties.some(([first, ...tied]) => tied.includes(key) && first in is && hasChanged(first));
  const keys = keysOf(is).filter((key) => hasChanged(key) || isOfChoice(key));
  const { cleared = [], ...others } = edit;
  const own = cleared.filter((key) => keys.includes(key));
  return {
    ...others,
    answers: answersTo(keys, (key) => edit.answers[key]),
    ...(own.length > 0 && { cleared: own }),
  };
}

/** Returns what leaving the field being filled in would change; null if nothing. */
export function unleftOf({ field, answers }: TypedAnswers): Edit | null {
  const whenLeft = field?.whenLeft ?? {};
  const keys = keysOf(whenLeft).filter((key) => !isSame(answers[key], whenLeft[key]));
  if (!field || keys.length === 0) return null;
  return {
    answers: answersTo(keys, (key) => whenLeft[key]),
    over: answersTo([...keys, field.key], (key) => answers[key] ?? EMPTY_ANSWER),
    isOurs: true,
  };
}
