import { useRef, type ReactNode } from 'react';
import { Icon } from '../action/Icon.tsx';
import { LinkButton } from '../action/LinkButton.tsx';
import { Spinner } from '../action/Spinner.tsx';
import { useKeptFocus } from '../field/useKeptFocus.ts';
import { UI_WORDS } from '../uiWords.ts';

export interface SaveStatusProps {
  state: 'idle' | 'saving' | 'saved' | 'failed';
  text?: ReactNode;
  onRetry?: () => void;
}

/** Says whether the answers on screen are on the server; the line takes the focus when Try again goes away. */
export function SaveStatus({ state, text, onRetry }: SaveStatusProps) {
  const line = useRef<HTMLDivElement>(null);
  const keptFocus = useKeptFocus(line);
  return (
    <div
      className={`app-save-status app-save-status--${state}`}
      role="status"
      ref={line}
      tabIndex={-1}
      {...keptFocus}
    >
      {state === 'saving' && <Spinner size="small" />}
      {state === 'saved' && <Icon name="check" />}
      {state === 'failed' && <Icon name="alert" />}
      <span>{text}</span>
      {state === 'failed' && onRetry && <LinkButton onClick={onRetry}>{UI_WORDS.tryAgain}</LinkButton>}
    </div>
  );
}
