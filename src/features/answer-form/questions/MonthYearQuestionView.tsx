import type { MonthYearPart, MonthYearQuestion } from '../../../core/kinds/monthYear.ts';
import { useAnswer, useErrors } from '../../../session/index.ts';
import { renderFieldset, SelectControl } from '../../../ui/index.ts';
import { useChoice } from '../useChoice.ts';
import { useFieldOf } from '../useQuestion.ts';

export function MonthYearQuestionView({ question }: { question: MonthYearQuestion }) {
  const { label, hint, optional } = useFieldOf(question, question.key);
  const month = usePart(question.month);
  const year = usePart(question.year);
  const errors = [...new Set([...month.errors, ...year.errors])];
  // A message about the pair, e.g. an end before the start, is stored under the month's key but marks both.
  const isPairWrong = month.errors.length > 0 && month.isChosen && year.isChosen;
  const id = `${question.key}-pair`;
  return renderFieldset(
    { id, label, hint, optional, errors },
    <div className="app-month-year">
      {[month, year].map(({ part, value, options, onChange, errors: { length } }) => {
        const isInvalid = length > 0 || isPairWrong;
        const labelId = `${part.key}-label`;
        return (
          <div key={part.key}>
            <span
              className="app-month-year__label"
              id={labelId}
              onClick={() => document.getElementById(part.key)?.focus()}
            >
              {part.label}
            </span>
            <SelectControl
              id={part.key}
              aria-labelledby={labelId}
              listLabelId={`${id}-label ${labelId}`}
              aria-describedby={isInvalid ? `${id}-error` : undefined}
              aria-invalid={isInvalid || undefined}
              options={options}
              value={value}
              onChange={onChange}
            />
          </div>
        );
      })}
    </div>,
  );
}

function usePart(part: MonthYearPart) {
  const value = useAnswer(part.key);
  const choice = useChoice(part.key, part.options);
  const isChosen = choice.options.some((option) => option.value === value);
  return { part, value, ...choice, errors: useErrors(part.key), isChosen };
}
