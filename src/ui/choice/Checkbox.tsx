import { memo } from 'react';
import { renderErrors } from '../field/renderErrors.tsx';
import { renderLabel } from '../field/renderLabel.tsx';
import type { FieldProps } from '../field/fieldProps.ts';
import { joinClasses } from '../joinClasses.ts';
import { CheckboxRow } from './CheckboxRow.tsx';

export interface CheckboxProps extends FieldProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Asks for one yes: a box beside its own words. */
export const Checkbox = memo(function Checkbox(props: CheckboxProps) {
  const { id, label, hint, errors, optional, width = 'full', checked, onChange } = props;
  const isInvalid = Boolean(errors?.length);
  return (
    <div className={joinClasses('app-field', `app-field--${width}`, isInvalid && 'app-field--invalid')}>
      {renderErrors(`${id}-error`, errors)}
      <CheckboxRow
        id={id}
        label={renderLabel(label, optional)}
        hint={hint}
        checked={checked}
        onChange={onChange}
        isInvalid={isInvalid}
        describedBy={isInvalid ? `${id}-error` : undefined}
      />
    </div>
  );
});
