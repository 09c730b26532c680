import type { ReactNode } from 'react';
import { joinClasses } from '../joinClasses.ts';
import { FieldError } from './FieldError.tsx';
import { FieldLabel } from './FieldLabel.tsx';
import type { FieldProps } from './fieldProps.ts';

export interface FieldFrameProps extends FieldProps {
  children: ReactNode;
  className?: string;
  /** For controls a `label` would press instead of focus: the label is a span, pressing it focuses the control. */
  onLabelPress?: () => void;
}

/**
 * Frames one question: label, hint, messages, control, in that order.
 *
 * The ids `<id>-label`, `<id>-hint` and `<id>-error` are what `describeField` refers to.
 */
export function Field({
  id,
  label,
  hint,
  errors,
  optional,
  width = 'full',
  children,
  className,
  onLabelPress,
}: FieldFrameProps) {
  // A form has hundreds of these: what only some need is no component of the others.
  const words = optional ? <FieldLabel optional>{label}</FieldLabel> : label;
  return (
    <div
      className={joinClasses(
        'app-field',
        `app-field--${width}`,
        Boolean(errors?.length) && 'app-field--invalid',
        className,
      )}
    >
      {onLabelPress ? (
        <span className="app-field__label" id={`${id}-label`} onClick={onLabelPress}>
          {words}
        </span>
      ) : (
        <label className="app-field__label" id={`${id}-label`} htmlFor={id}>
          {words}
        </label>
      )}
      {hint && (
        <div className="app-field__hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {errors?.length ? <FieldError id={`${id}-error`} errors={errors} /> : null}
      {children}
    </div>
  );
}
