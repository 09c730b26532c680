import { flushSync } from 'react-dom';
import type { Question } from '../../core/declare/FormNode.ts';
import { writtenKeys } from '../../core/kinds/questionKeys.ts';
import { focusControl } from '../../ui/index.ts';
import { useFormStore, useFormValue } from '../../session/index.ts';
import { ANSWER_FORM_WORDS as WORDS } from './answerFormWords.ts';
import { UndoNote } from './UndoNote.tsx';

/** Shows how many answers a choice has cleared, with Undo. Renders nothing for questions that clear none. */
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
    // Renders at once, because focus moves to the restored radio.
    if (clearing) flushSync(() => store.undoClearing(clearing));
    focusControl(question.key);
  };
  return <UndoNote text={clearing && WORDS.cleared(clearing.count, question.label)} onUndo={undo} />;
}
