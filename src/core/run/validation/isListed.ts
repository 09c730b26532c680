import type { AnswerKey } from '@admission/sdk';
import { EMPTY_ANSWER, type FormView } from '../answers/FormState.ts';
import { optionsFor } from '../conditions/isOpen.ts';
import { optionsOf } from '../../declare/optionsOf.ts';
import type { OptionSource } from '../../declare/Question.ts';
import type { Question } from '../../declare/FormNode.ts';

/**
 * Says whether the choice made in a question is one its list offers today.
 *
 * A saved one may not be: years move on, and a looked-up state can belong to another country.
 */
export function isListed(question: Question, view: FormView): boolean {
  switch (question.kind) {
    case 'select':
    case 'radio':
      return offers(question.options, question.key, view);
    case 'dependent':
      return offers(optionsFor(question, view), question.key, view);
    default:
      return true;
  }
}

/** Says whether a list offers the answer of a key; a blank is no choice. */
export function offers(source: OptionSource, key: AnswerKey, view: FormView): boolean {
  const value = view.read(key);
  return value === EMPTY_ANSWER || optionsOf(source, view.today).some((option) => option.value === value);
}
