import type { ReactElement, ReactNode } from 'react';
import { joinClasses } from '../joinClasses.ts';
import { describeField } from './describeField.ts';
import type { FieldProps } from './fieldProps.ts';
import { keepHyphens } from './keepHyphens.tsx';
import { renderErrors } from './renderErrors.tsx';
import { renderLabel } from './renderLabel.tsx';

/** `isRadioGroup`: one answer chosen among radios; only then may the group itself be invalid. */
export type FieldsetProps = FieldProps & { isRadioGroup?: boolean };

/**
 * Frames a question made of several controls: legend, hint, messages, controls.
 *
 * The `id` is on the fieldset, which takes focus from scripts only, so `#<key>` lands on the whole question.
 */
export function renderFieldset(
  { id, label, hint, errors, optional, width = 'full', isRadioGroup }: FieldsetProps,
  controls: ReactNode,
): ReactElement {
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
      )}
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy}
      {...(isRadioGroup && { role: 'radiogroup', 'aria-invalid': isInvalid })}
    >
      <legend className="app-field__label" id={`${id}-label`}>
        {renderLabel(label, optional)}
      </legend>
      {hint && (
        <div className="app-field__hint" id={`${id}-hint`}>
          {keepHyphens(hint)}
        </div>
      )}
      {renderErrors(`${id}-error`, errors)}
      {controls}
    </fieldset>
  );
}
