import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { ConfirmationQuestion } from '../../../core/declare/FormNode.ts';
import { Button, CheckboxRow, fieldClassName, joinClasses, renderNotes } from '../../../ui/index.ts';
import type { RenderNodes } from '../RenderNodes.ts';
import { useQuestion } from '../useQuestion.ts';
import { useFormStore } from '../../../session/index.ts';

interface ConfirmationQuestionViewProps {
  question: ConfirmationQuestion;
  renderNodes: RenderNodes;
}

/**
 * Shows different content before and after the applicant confirms (Spec §4). A checkbox stays, so that it can be
 * unticked; a button disappears, and focus moves to the first new question.
 */
export function ConfirmationQuestionView({ question, renderNodes }: ConfirmationQuestionViewProps) {
  const { key: id, variant, label, before, after, children } = question;
  const store = useFormStore();
  const { value, errors } = useQuestion(question);
  const frame = useRef<HTMLDivElement>(null);
  const isConfirmed = value === 'true';
  const isButton = variant === 'button';
  const errorId = errors?.length ? `${id}-error` : undefined;

  const confirm = (confirmed: boolean) => store.change({ [id]: confirmed ? 'true' : '' });
  const pressButton = () => {
    flushSync(() => confirm(true));
    const first = frame.current?.querySelector<HTMLElement>('input, textarea, button');
    (first ?? frame.current)?.focus();
  };

  return (
    <div
      data-field
      className={joinClasses('app-confirmation-trigger', fieldClassName({ errors }))}
      ref={frame}
      tabIndex={-1}
      id={isButton ? id : undefined}
    >
      {!isConfirmed && (
        <div>
          <p>{before}</p>
        </div>
      )}
      {renderNotes({ id, errors })}
      {!isButton && (
        <CheckboxRow id={id} label={label} checked={isConfirmed} onChange={confirm} errorId={errorId} />
      )}
      {isButton && !isConfirmed && (
        <div>
          <Button variant="outline" onClick={pressButton} aria-describedby={errorId}>
            {label}
          </Button>
        </div>
      )}
      {isConfirmed && (
        <div className="app-confirmation-trigger__after">
          {after && <p>{after}</p>}
          {renderNodes(children)}
        </div>
      )}
    </div>
  );
}
