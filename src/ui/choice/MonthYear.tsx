import { type FieldProps, renderFieldset } from '../field/renderField.tsx';
import { SelectControl } from '../select/SelectControl.tsx';
import type { SelectOption } from '../select/SelectOption.ts';

export interface MonthYearPart {
  id: string;
  label: string;
  value: string;
  options: readonly SelectOption[];
  /** Whether this half is what is wrong. */
  isInvalid?: boolean;
  onChange: (value: string, label: string) => void;
}

export interface MonthYearProps extends Omit<FieldProps, 'id'> {
  month: MonthYearPart;
  year: MonthYearPart;
}

/** Asks for a month and a year as one question, with one place for the messages of both. */
export function MonthYear({ month, year, ...rest }: MonthYearProps) {
  const field = { ...rest, id: `${month.id}-pair` };
  const hasErrors = Boolean(field.errors?.length);
  return renderFieldset(
    field,
    <div className="app-month-year">
      {[month, year].map((part) => (
        <div key={part.id}>
          <span
            className="app-month-year__label"
            id={`${part.id}-label`}
            onClick={() => document.getElementById(part.id)?.focus()}
          >
            {part.label}
          </span>
          <SelectControl
            id={part.id}
            aria-labelledby={`${part.id}-label`}
            listLabelId={`${field.id}-label ${part.id}-label`}
            aria-describedby={hasErrors && part.isInvalid !== false ? `${field.id}-error` : undefined}
            aria-invalid={(part.isInvalid ?? hasErrors) || undefined}
            options={part.options}
            value={part.value}
            onChange={part.onChange}
          />
        </div>
      ))}
    </div>,
  );
}
