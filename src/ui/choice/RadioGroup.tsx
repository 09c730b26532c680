import { useRef } from 'react';
import { type FieldProps, renderFieldset } from '../field/renderField.tsx';
import { joinClasses } from '../joinClasses.ts';
import type { SelectOption } from '../select/SelectOption.ts';

export interface RadioGroupProps extends FieldProps {
  options: readonly SelectOption[];
  value: string;
  /** `isPassing`: reached with an arrow key, perhaps on the way to another. */
  onChange: (value: string, label: string, isPassing: boolean) => void;
  /** Side by side at every width, for Yes and No. */
  inline?: boolean;
}

/**
 * Asks for one of a few answers; the whole row is the target.
 *
 * The label of the chosen option is handed over with its value, for the `_desc` companion.
 */
export function RadioGroup({ options, value, onChange, inline, ...field }: RadioGroupProps) {
  const isPassing = useRef(false);
  return renderFieldset(
    { ...field, isRadioGroup: true },
    <div
      className={joinClasses('app-choices', inline && 'app-choices--inline')}
      onKeyDownCapture={(event) => (isPassing.current = event.key.startsWith('Arrow'))}
      onPointerDownCapture={() => (isPassing.current = false)}
    >
      {options.map((option) => (
        <label className="app-choice" key={option.value}>
          <input
            className="app-choice__mark"
            type="radio"
            id={`${field.id}-${option.value}`}
            name={field.id}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value, option.label, isPassing.current)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>,
  );
}
