import type { FormProblem } from './FormProblem.ts';
import type { FormIndex } from './indexForm.ts';
import { optionsOf } from './optionsOf.ts';
import type { Option, OptionSource } from './Question.ts';
import type { Question } from './FormNode.ts';

interface List {
  readonly of: string;
  readonly options: readonly Option[];
}

/** Finds choices without options, and lists that offer a value twice. */
export function checkOptions(index: FormIndex, today: string): FormProblem[] {
  return [...new Set(index.questions.map((placed) => placed.question))].flatMap((question): FormProblem[] => {
    const lists = listsOf(question, today);
    const empty = lists.length > 0 && lists.every(({ options }) => options.length === 0);
    return [
      ...(empty ? [noOptions(question.key)] : []),
      ...(question.kind === 'monthYear' && !empty
        ? lists.filter(({ options }) => options.length === 0).map(({ of }) => noOptions(of))
        : []),
      ...lists.flatMap(checkRepeats),
    ];
  });
}

function noOptions(key: string): FormProblem {
  return { kind: 'noOptions', message: `The question ${key} is a choice without options` };
}

function checkRepeats({ of, options }: List): FormProblem[] {
  const values = options.map((option) => option.value);
  const repeated = new Set(values.filter((value, at) => values.indexOf(value) !== at));
  return [...repeated].map((value) => ({
    kind: 'repeatedOption',
    message: `The question ${of} has the option '${value}' twice`,
  }));
}

function listsOf(question: Question, today: string): readonly List[] {
  const list = (of: string, source: OptionSource | undefined): List => ({
    of,
    options: optionsOf(source ?? [], today),
  });
  switch (question.kind) {
    case 'select':
    case 'radio':
      return [list(question.key, question.options)];
    case 'monthYear':
      return [question.month, question.year].map((part) => list(part.key, part.options));
    case 'dependent': {
      const lists = Object.values(question.optionsByValue ?? {}).map((options) =>
        list(question.key, options),
      );
      return lists.length > 0 ? lists : [list(question.key, question.options)];
    }
    default:
      return [];
  }
}
