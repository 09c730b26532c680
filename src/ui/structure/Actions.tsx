import type { ReactNode } from 'react';
import type { Markup } from '../Markup.ts';

export interface ActionsProps {
  children: Markup;
  /** A soft line beside the buttons, such as when answers are saved. */
  note?: ReactNode;
  /** Not lined up with the answers of a form. */
  flat?: boolean;
}

/** Holds the buttons that end a page, lined up with the answers above them. */
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
