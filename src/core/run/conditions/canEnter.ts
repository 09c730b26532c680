import type { AnswerKey } from '@admission/sdk';
import { listsOf } from '../../kinds/kinds.ts';
import { optionsOf } from '../../kinds/optionsOf.ts';
import { keysOf } from '../../answers/answersTo.ts';
import { type Answers, EMPTY_ANSWER, type FormView, overlay } from '../../answers/FormState.ts';
import type { FormIndex } from '../indexForm.ts';
import { isHidden, questionOf } from './settle.ts';

/** Returns whether all of the answers can be entered: each is asked for and, if it is a choice or a tab, offered. */
export function canEnter(index: FormIndex, view: FormView, answers: Answers): boolean {
  const after = overlay(view, (key) => answers[key] ?? view.read(key));
  return keysOf(answers).every((key) => isPossible(index, after, key));
}

/** Returns whether the form still asks for an answer and, if it is a choice or a tab, still offers its value. */
function isPossible(index: FormIndex, view: FormView, key: AnswerKey): boolean {
  const question = questionOf(index, key, view);
  const value = view.read(key);
  if (!question) return index.tabsOf.get(key)?.includes(value) ?? false;
  if (value === EMPTY_ANSWER) return true;
  const lists = listsOf(question, view).filter((list) => list.key === key);
  const isOffered = ({ options }: (typeof lists)[number]) =>
    optionsOf(options, view.today()).some((option) => option.value === value);
  return !isHidden(index, key, view) && lists.every(isOffered);
}
