import type { ReactNode } from 'react';
import type { Markup } from '../Markup.ts';

export interface ActionsProps {
  children: Markup;
  /** A secondary line beside the buttons, e.g. on whether the answers are saved. */
  note?: ReactNode;
  /** Whether the buttons take the full width instead of being aligned with a form's answers. */
  flat?: boolean;
}

/** Contains the buttons at the end of a page, aligned with the answers above them. */
export function Actions({ children, note, flat }: ActionsProps) {
  return (
    <div className={flat ? 'app-actions app-actions--flat' : 'app-actions'}>
      <div className="app-actions__buttons">
        {children}
        {note && <div className="app-actions__note">{note}</div>}
      </div>
    </div>
  );
}
