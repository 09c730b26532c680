import { useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../action/Button.tsx';
import { fieldClassName, renderNotes } from '../field/renderField.tsx';
import { joinClasses } from '../joinClasses.ts';
import { CheckboxRow } from './CheckboxRow.tsx';

export interface ConfirmationTriggerProps {
  id: string;
  variant: 'checkbox' | 'button';
  confirmed: boolean;
  onConfirm: (confirmed: boolean) => void;
  before: ReactNode;
  after: ReactNode;
  /** The words of the box or the button. */
  label: ReactNode;
  errors?: readonly string[];
}

/**
 * Shows one content before a confirmation and another after it (Spec §4).
 *
 * The box stays, so a tick can be taken back. The button goes, so focus moves to the first question it has opened.
 */
export function ConfirmationTrigger(props: ConfirmationTriggerProps) {
  const { id, variant, confirmed, onConfirm, before, after, label, errors } = props;
  const frame = useRef<HTMLDivElement>(null);
  const isButton = variant === 'button';
  const errorId = errors?.length ? `${id}-error` : undefined;

  const pressButton = () => {
    flushSync(() => onConfirm(true));
    const first = frame.current?.querySelector<HTMLElement>('input, textarea, button');
    (first ?? frame.current)?.focus();
  };

  return (
    <div
      className={joinClasses('app-confirmation-trigger', fieldClassName(props))}
      ref={frame}
      tabIndex={-1}
      id={isButton ? id : undefined}
    >
      {!confirmed && before && <div>{before}</div>}
      {renderNotes({ id, errors })}
      {!isButton && (
        <CheckboxRow id={id} label={label} checked={confirmed} onChange={onConfirm} errorId={errorId} />
      )}
      {isButton && !confirmed && (
        <div>
          <Button variant="outline" onClick={pressButton} aria-describedby={errorId}>
            {label}
          </Button>
        </div>
      )}
      {confirmed && after && <div className="app-confirmation-trigger__after">{after}</div>}
    </div>
  );
}
