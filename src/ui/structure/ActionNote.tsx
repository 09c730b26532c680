import type { Markup } from '../Markup.ts';

interface ActionNoteProps {
  /** Undefined if there is nothing to say. */
  text: string | undefined;
  /** The buttons. */
  children: Markup;
}

/** Says something below a question, and offers what to do about it. */
export function ActionNote({ text, children }: ActionNoteProps) {
  return (
    <div className={text ? 'app-action-note' : 'app-visually-hidden'}>
      {/* Always in the document, so that changes are announced. */}
      <p role="status">{text}</p>
      {text && <div className="app-action-note__actions">{children}</div>}
    </div>
  );
}
