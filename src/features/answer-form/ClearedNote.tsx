import { flushSync } from 'react-dom';
import type { Question } from '../../core/declare/FormNode.ts';
import { writtenKeys } from '../../core/kinds/questionKeys.ts';
import { focusControl } from '../../ui/index.ts';
import { useFormStore, useFormValue } from '../../session/index.ts';
import { ANSWER_FORM_WORDS as WORDS } from './answerFormWords.ts';
import { UndoNote } from './UndoNote.tsx';

/** Says beside a choice which answers it has cleared, and offers to enter them again. Nothing for other questions. */
export function ClearedNote({ question }: { question: Question }) {
  const store = useFormStore();
  const { gatedBy, watchers } = store.index;
  const keys = writtenKeys(question);
  const clearing = useFormValue(({ cleared }) => cleared.of(keys));
  const clears = keys.some(
    (key) => gatedBy.has(key) || watchers.some(({ clearUnless }) => clearUnless.valueKey === key),
  );
  if (!clears) return null;
  const undo = () => {
    // Renders first, because focus goes to the radio that is then chosen.
    if (clearing) flushSync(() => store.undoClearing(clearing));
    focusControl(question.key);
  };
  return <UndoNote text={clearing && WORDS.cleared(clearing.count, question.label)} onUndo={undo} />;
}
