import type { ReactNode } from 'react';
import type { Markup } from '../Markup.ts';

interface ActionsProps {
  children: Markup;
  /** A secondary line beside the buttons. */
  note?: ReactNode;
  /** Whether the buttons use the full width instead of being aligned with a form's answers. */
  flat?: boolean;
}

/** Lays out the buttons at the end of a page. */
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
