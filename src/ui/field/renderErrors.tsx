import type { ReactNode } from 'react';
import { Icon } from '../action/Icon.tsx';
import { keepHyphens } from './keepHyphens.tsx';

/** One drawing for every message there is: a form shows hundreds at once, and none of them differs. */
const ALERT = Icon({ name: 'alert' });

/**
 * Lists the messages of one question, each once; not a component, so that a long form keeps fewer.
 *
 * It stands above the control, so a phone keyboard or an open list never hides it. No paragraphs: a radio group may
 * hold nothing with a role but its radios.
 */
export function renderErrors(id: string, errors: readonly string[] | undefined): ReactNode {
  if (!errors?.length) return null;
  return (
    <div className="app-field-error" id={id}>
      {[...new Set(errors)].map((message) => (
        <div className="app-field-error__line" key={message}>
          {ALERT}
          <span>{keepHyphens(message)}</span>
        </div>
      ))}
    </div>
  );
}
