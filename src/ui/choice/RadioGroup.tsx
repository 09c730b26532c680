import { useRef } from 'react';
import { type FieldProps, renderFieldset } from '../field/renderField.tsx';
import { joinClasses } from '../joinClasses.ts';
import type { SelectOption } from '../select/SelectOption.ts';

export interface RadioGroupProps extends FieldProps {
  options: readonly SelectOption[];
  value: string;
  /** `usesArrows`: whether the option was selected with an arrow key, possibly only in passing. */
  onChange: (value: string, label: string, usesArrows: boolean) => void;
}

/**
 * Asks for one of a few answers; each row is clickable as a whole. Yes and No are side by side at every width.
 * `onChange` also receives the label, which is stored in the `_desc` companion.
 */
export function RadioGroup({ options, value, onChange, ...field }: RadioGroupProps) {
  const usesArrows = useRef(false);
  const [yes, no, ...others] = options.map(({ label }) => label);
  const isYesNo = yes === 'Yes' && no === 'No' && others.length === 0;
  return renderFieldset(
    { ...field, isRadioGroup: true },
    <div
      className={joinClasses('app-choices', isYesNo && 'app-choices--inline')}
      onKeyDownCapture={(event) => (usesArrows.current = event.key.startsWith('Arrow'))}
      onPointerDownCapture={() => (usesArrows.current = false)}
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
            onChange={() => onChange(option.value, option.label, usesArrows.current)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>,
  );
}
