import type { IsoDate } from '../dates/IsoDate.ts';
import type { Question } from '../declare/FormNode.ts';
import type { MonthYearPart, Option, OptionSource } from '../declare/Question.ts';

/** A list as of today: years move on. */
export function optionsOf(source: OptionSource, today: IsoDate): readonly Option[] {
  return typeof source === 'function' ? source(today) : source;
}

/** The lists a question offers, each with the key it answers; a dependent drop-down has one for each value. */
export function listsOf(question: Question): readonly Pick<MonthYearPart, 'key' | 'options'>[] {
  switch (question.kind) {
    case 'select':
    case 'radio':
      return [question];
    case 'monthYear':
      return [question.month, question.year];
    case 'dependent':
      return [question.options ?? [], ...Object.values(question.optionsByValue ?? {})].map((options) => ({
        ...question,
        options,
      }));
    default:
      return [];
  }
}
