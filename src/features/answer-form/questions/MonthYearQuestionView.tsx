import type { MonthYearPart, MonthYearQuestion } from '../../../core/declare/Question.ts';
import { useAnswer, useErrors } from '../../../data/useFormValues.ts';
import { MonthYear } from '../../../ui/index.ts';
import { useChoice } from '../useChoice.ts';
import { useFieldOf } from '../useQuestion.ts';

/** Asks for a month and a year; both halves complain in one place. */
export function MonthYearQuestionView({ question }: { question: MonthYearQuestion }) {
  const { label, hint, optional } = useFieldOf(question, question.key);
  const month = usePart(question.month);
  const year = usePart(question.year);
  const errors = [...new Set([...month.errors, ...year.errors])];
  // A message about both, such as an end before the start, is kept under the month: then neither half is right.
  const isPairWrong = month.errors.length > 0 && month.isChosen && year.isChosen;
  return (
    <MonthYear
      label={label}
      hint={hint}
      optional={optional}
      errors={errors}
      month={month}
      year={{ ...year, isInvalid: year.isInvalid || isPairWrong }}
    />
  );
}

function usePart(part: MonthYearPart) {
  const value = useAnswer(part.key);
  const errors = useErrors(part.key);
  const choice = useChoice(part.key, part.options);
  const isChosen = choice.options.some((option) => option.value === value);
  const isInvalid = errors.length > 0;
  return { id: part.key, label: part.label, value, ...choice, errors, isChosen, isInvalid };
}
