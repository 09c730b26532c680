import { Button } from '../action/Button.tsx';
import { UI_WORDS } from '../uiWords.ts';

export interface RemovedNoteProps {
  /** What was removed; null while there is nothing to bring back. */
  title: string | null;
  onUndo: () => void;
}

/** Says what was removed and offers to bring it back; its status line never leaves the page. */
export function RemovedNote({ title, onUndo }: RemovedNoteProps) {
  return (
    <div className={title === null ? 'app-visually-hidden' : 'app-removed-note'}>
      <p role="status">{title !== null && UI_WORDS.removed(title)}</p>
      {title !== null && (
        <Button variant="quiet" onClick={onUndo}>
          {UI_WORDS.undo}
          <span className="app-visually-hidden"> {UI_WORDS.removed(title)}</span>
        </Button>
      )}
    </div>
  );
}
