import { useRef } from 'react';
import { type FieldProps, renderFieldset } from '../field/renderField.tsx';
import { joinClasses } from '../joinClasses.ts';
import type { SelectOption } from '../select/SelectOption.ts';

export interface RadioGroupProps extends FieldProps {
  options: readonly SelectOption[];
  value: string;
  /** `isPassing`: whether the option was selected with an arrow key, perhaps on the way to another one. */
  onChange: (value: string, label: string, isPassing: boolean) => void;
}

/**
 * Asks for one of a few answers; each row is clickable as a whole. Yes and No are side by side at every width.
 * The label of the chosen option is passed along with its value, because it is stored in the `_desc` companion.
 */
export function RadioGroup({ options, value, onChange, ...field }: RadioGroupProps) {
  const isPassing = useRef(false);
  const isYesNo = options.map(({ label }) => label).join() === 'Yes,No';
  return renderFieldset(
    { ...field, isRadioGroup: true },
    <div
      className={joinClasses('app-choices', isYesNo && 'app-choices--inline')}
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
