import { flushSync } from 'react-dom';
import type { Question } from '../../core/declare/FormNode.ts';
import { writtenKeys } from '../../core/kinds/questionKeys.ts';
import { focusControl } from '../../ui/index.ts';
import { useFormStore, useFormValue } from '../../session/index.ts';
import { ANSWER_FORM_WORDS as WORDS } from './answerFormWords.ts';
import { UndoNote } from './UndoNote.tsx';

interface ClearedNoteProps {
  question: Question;
  /** Waits for a lookup, which may replace what was cleared. */
  isWaiting?: boolean;
}

/** Shows how many answers a question has cleared, with Undo. Renders nothing for questions that clear none. */
export function ClearedNote(props: ClearedNoteProps) {
  const { gatedBy, watchers } = useFormStore().index;
  const { question } = props;
  const clears =
    ('fills' in question && question.fills) ||
    writtenKeys(question).some(
      (key) => gatedBy.has(key) || watchers.some(({ clearUnless }) => clearUnless.valueKey === key),
    );
  return clears ? <Note {...props} /> : null;
}

function Note({ question, isWaiting }: ClearedNoteProps) {
  const store = useFormStore();
  const keys = writtenKeys(question);
  const clearing = useFormValue(({ cleared }) => cleared.of(keys));
  const count = useFormValue(({ view }) => (isWaiting ? 0 : (clearing?.count(view.read) ?? 0)));
  const undo = () => {
    // Renders at once, because focus moves to the restored radio.
    if (clearing) flushSync(() => store.undoClearing(clearing));
    focusControl(clearing?.by[0] ?? question.key);
  };
  return <UndoNote text={count > 0 ? WORDS.cleared(count, question.label) : undefined} onUndo={undo} />;
}
