import type { FormProblem } from './FormProblem.ts';
import type { FormIndex } from '../run/indexForm.ts';
import { listsOf, optionsOf } from '../declare/optionsOf.ts';
import type { Option } from '../declare/Question.ts';

/** Finds choices without options, and lists that offer a value twice. */
export function checkOptions(index: FormIndex, today: string): FormProblem[] {
  return [...new Set(index.questions.map((placed) => placed.question))].flatMap((question): FormProblem[] => {
    const lists = listsOf(question).map(({ key, options }) => ({ key, options: optionsOf(options, today) }));
    const empty = lists.filter(({ options }) => options.length === 0);
    // Some values of a controlling answer may have no options; all of them may not.
    const wrong = question.kind === 'dependent' && empty.length < lists.length ? [] : empty;
    return [
      ...[...new Set(wrong.map(({ key }) => key))].map(noOptions),
      ...lists.flatMap(({ key, options }) => checkRepeats(key, options)),
    ];
  });
}

function noOptions(key: string): FormProblem {
  return { kind: 'noOptions', message: `The question ${key} is a choice without options` };
}

function checkRepeats(key: string, options: readonly Option[]): FormProblem[] {
  const values = options.map((option) => option.value);
  const repeated = new Set(values.filter((value, at) => values.indexOf(value) !== at));
  return [...repeated].map((value) => ({
    kind: 'repeatedOption',
    message: `The question ${key} has the option '${value}' twice`,
  }));
}
