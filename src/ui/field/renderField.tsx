import type { ReactElement, ReactNode } from 'react';
import type { FieldProps } from './fieldProps.ts';
import { fieldClassName } from './fieldClassName.ts';
import { renderLabel } from './renderLabel.tsx';
import { renderNotes } from './renderNotes.tsx';

export interface FieldFrameProps extends FieldProps {
  /** For controls a `label` would press instead of focus: the label is a span, pressing it focuses the control. */
  isFocusedByLabel?: boolean;
}

/**
 * Frames one question: label, hint, messages, control, in that order.
 *
 * The ids `<id>-label`, `<id>-hint` and `<id>-error` are what `describeField` refers to. A form has hundreds of
 * these and each control renders its own, so it is no component: that would be a fourth of what React keeps.
 */
export function renderField(frame: FieldFrameProps, control: ReactNode): ReactElement {
  const { id, label, optional, isFocusedByLabel } = frame;
  const words = renderLabel(label, optional);
  return (
    <div className={fieldClassName(frame)}>
      {isFocusedByLabel ? (
        <span
          className="app-field__label"
          id={`${id}-label`}
          onClick={() => document.getElementById(id)?.focus()}
        >
          {words}
        </span>
      ) : (
        <label className="app-field__label" id={`${id}-label`} htmlFor={id}>
          {words}
        </label>
      )}
      {renderNotes(frame)}
      {control}
    </div>
  );
}
