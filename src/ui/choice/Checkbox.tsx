import { fieldClassName, type FieldProps, renderLabel, renderNotes } from '../field/renderField.tsx';
import { CheckboxRow } from './CheckboxRow.tsx';

export interface CheckboxProps extends FieldProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Asks for one yes: a box beside its own words. */
export function Checkbox(props: CheckboxProps) {
  const { id, label, hint, errors, optional, checked, onChange } = props;
  return (
    <div className={fieldClassName(props)}>
      {renderNotes({ id, errors })}
      <CheckboxRow
        id={id}
        label={renderLabel(label, optional)}
        hint={hint}
        checked={checked}
        onChange={onChange}
        errorId={errors?.length ? `${id}-error` : undefined}
      />
    </div>
  );
}
