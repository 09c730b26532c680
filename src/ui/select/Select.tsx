import { describeField, type FieldProps, renderField } from '../field/renderField.tsx';
import { SelectControl } from './SelectControl.tsx';
import type { SelectOption } from './SelectOption.ts';

export interface SelectProps extends FieldProps {
  options: readonly SelectOption[];
  value: string;
  onChange: (value: string, label: string) => void;
}

/** Asks for one of many answers. `onChange` also receives the label, which is stored in the `_desc` companion. */
export function Select({ options, value, onChange, ...field }: SelectProps) {
  return renderField(
    { ...field, isFocusedByLabel: true },
    <SelectControl
      id={field.id}
      aria-labelledby={`${field.id}-label`}
      {...describeField(field)}
      options={options}
      value={value}
      onChange={onChange}
    />,
  );
}
