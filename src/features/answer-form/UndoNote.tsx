import { Button } from '../../ui/index.ts';
import { ANSWER_FORM_WORDS as WORDS } from './answerFormWords.ts';

interface UndoNoteProps {
  /** What was removed; undefined if nothing can be undone. */
  text: string | undefined;
  onUndo: () => void;
}

export function UndoNote({ text, onUndo }: UndoNoteProps) {
  return (
    <div className={text ? 'app-removed-note' : 'app-visually-hidden'}>
      {/* Always in the document, so that changes are announced. */}
      <p role="status">{text}</p>
      {text && (
        <Button variant="quiet" onClick={onUndo}>
          <span>{WORDS.undo}</span>
          <span className="app-visually-hidden">{` ${text}`}</span>
        </Button>
      )}
    </div>
  );
}
