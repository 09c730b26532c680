import { EMPTY_ANSWER, type FormView } from '../answers/FormState.ts';
import { optionsFor } from '../conditions/isOpen.ts';
import type { Option, OptionSource, Question } from '../question/Question.ts';

/**
 * Says whether every choice made in a question is one its list offers today.
 *
 * A saved one may not be: years move on, and a looked-up state can belong to another country.
 */
export function isListed(question: Question, view: FormView): boolean {
  const has = (source: OptionSource, value: string) =>
    value === EMPTY_ANSWER || optionsOf(source, view).some((option) => option.value === value);
  switch (question.kind) {
    case 'select':
    case 'radio':
      return has(question.options, view.read(question.key));
    case 'dependent':
      return has(optionsFor(question, view), view.read(question.key));
    case 'monthYear':
      return [question.month, question.year].every((part) => has(part.options, view.read(part.key)));
    default:
      return true;
  }
}

function optionsOf(source: OptionSource, view: FormView): readonly Option[] {
  return typeof source === 'function' ? source(view.today) : source;
}
