import type { ReactElement, ReactNode } from 'react';
import { joinClasses } from '../joinClasses.ts';
import { describeField } from './describeField.ts';
import { fieldClassName } from './fieldClassName.ts';
import type { FieldProps } from './fieldProps.ts';
import { renderLabel } from './renderLabel.tsx';
import { renderNotes } from './renderNotes.tsx';

/** `isRadioGroup`: one answer chosen among radios; only then may the group itself be invalid. */
export type FieldsetProps = FieldProps & { isRadioGroup?: boolean };

/**
 * Frames a question made of several controls: legend, hint, messages, controls.
 *
 * The `id` is on the fieldset, which takes focus from scripts only, so `#<key>` lands on the whole question.
 */
export function renderFieldset(frame: FieldsetProps, controls: ReactNode): ReactElement {
  const { id, label, optional, isRadioGroup } = frame;
  const { 'aria-describedby': describedBy, 'aria-invalid': isInvalid } = describeField(frame);
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={joinClasses(fieldClassName(frame), 'app-field--set')}
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy}
      {...(isRadioGroup && { role: 'radiogroup', 'aria-invalid': isInvalid })}
    >
      <legend className="app-field__label" id={`${id}-label`}>
        {renderLabel(label, optional)}
      </legend>
      {renderNotes(frame)}
      {controls}
    </fieldset>
  );
}
