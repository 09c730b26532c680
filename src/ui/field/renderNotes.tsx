import type { ReactNode } from 'react';
import { Icon } from '../action/Icon.tsx';
import type { FieldProps } from './fieldProps.ts';
import { keepHyphens } from './keepHyphens.tsx';

/**
 * Shows the hint and the messages of one question, each message once.
 *
 * They stand above the control, so a phone keyboard or an open list never hides them. No paragraphs: a radio group may
 * hold nothing with a role but its radios.
 */
export function renderNotes({ id, hint, errors }: Pick<FieldProps, 'id' | 'hint' | 'errors'>): ReactNode {
  return (
    <>
      {hint && (
        <div className="app-field__hint" id={`${id}-hint`}>
          {keepHyphens(hint)}
        </div>
      )}
      {Boolean(errors?.length) && (
        <div className="app-field-error" id={`${id}-error`}>
          {[...new Set(errors)].map((message) => (
            <div className="app-field-error__line" key={message}>
              <Icon name="alert" />
              <span>{keepHyphens(message)}</span>
            </div>
          ))}
        </div>
      )}
    </>
  );
}
