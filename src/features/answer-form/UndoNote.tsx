import { ActionNote, Button } from '../../ui/index.ts';
import { ANSWER_FORM_WORDS as WORDS } from './answerFormWords.ts';

interface UndoNoteProps {
  /** What was removed; undefined if nothing can be undone. */
  text: string | undefined;
  onUndo: () => void;
}

export function UndoNote({ text, onUndo }: UndoNoteProps) {
  return (
    <ActionNote text={text}>
      <Button variant="quiet" onClick={onUndo}>
        <span>{WORDS.undo}</span>
        <span className="app-visually-hidden">{` ${text}`}</span>
      </Button>
    </ActionNote>
  );
}
