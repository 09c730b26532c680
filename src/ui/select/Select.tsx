import { describeField, type FieldProps, renderField } from '../field/renderField.tsx';
import { SelectControl, type SelectControlProps } from './SelectControl.tsx';

type SelectProps = FieldProps & Pick<SelectControlProps, 'options' | 'value' | 'onChange'>;

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
