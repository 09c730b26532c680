import type { ReactNode } from 'react';
import { joinClasses } from '../joinClasses.ts';
import { describeField } from './describeField.ts';
import { FieldError } from './FieldError.tsx';
import { FieldLabel } from './FieldLabel.tsx';
import type { FieldProps } from './fieldProps.ts';

export interface FieldsetProps extends FieldProps {
  children: ReactNode;
  className?: string;
  /** One answer chosen among radios; only then may the group itself be invalid. */
  isRadioGroup?: boolean;
}

/**
 * Frames a question made of several controls: legend, hint, messages, controls.
 *
 * The `id` is on the fieldset, which takes focus from scripts only, so `#<key>` lands on the whole question.
 */
export function Fieldset({
  id,
  label,
  hint,
  errors,
  optional,
  width = 'full',
  children,
  className,
  isRadioGroup,
}: FieldsetProps) {
  const { 'aria-describedby': describedBy, 'aria-invalid': isInvalid } = describeField({ id, hint, errors });
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={joinClasses(
        'app-field',
        'app-field--set',
        `app-field--${width}`,
        isInvalid && 'app-field--invalid',
        className,
      )}
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy}
      {...(isRadioGroup && { role: 'radiogroup', 'aria-invalid': isInvalid })}
    >
      <legend className="app-field__label" id={`${id}-label`}>
        <FieldLabel optional={optional}>{label}</FieldLabel>
      </legend>
      {hint && (
        <div className="app-field__hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      <FieldError id={`${id}-error`} errors={errors} />
      {children}
    </fieldset>
  );
}
