import type { ReactElement, ReactNode } from 'react';
import { joinClasses } from '../joinClasses.ts';
import type { FieldProps } from './fieldProps.ts';
import { keepHyphens } from './keepHyphens.tsx';
import { renderErrors } from './renderErrors.tsx';
import { renderLabel } from './renderLabel.tsx';

export interface FieldFrameProps extends FieldProps {
  className?: string;
  /** For controls a `label` would press instead of focus: the label is a span, pressing it focuses the control. */
  onLabelPress?: () => void;
}

/**
 * Frames one question: label, hint, messages, control, in that order.
 *
 * The ids `<id>-label`, `<id>-hint` and `<id>-error` are what `describeField` refers to. A form has hundreds of
 * these and each control renders its own, so it is no component: that would be a fourth of what React keeps.
 */
export function renderField(frame: FieldFrameProps, control: ReactNode): ReactElement {
  const { id, label, hint, errors, optional, width = 'full', className, onLabelPress } = frame;
  const words = renderLabel(label, optional);
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
          {keepHyphens(hint)}
        </div>
      )}
      {renderErrors(`${id}-error`, errors)}
      {control}
    </div>
  );
}
