import type { ReactNode } from 'react';
import { Icon } from '../action/Icon.tsx';
import { LinkButton } from '../action/LinkButton.tsx';
import { Spinner } from '../action/Spinner.tsx';

export interface SaveStatusProps {
  state: 'idle' | 'saving' | 'saved' | 'failed';
  text?: ReactNode;
  onRetry?: () => void;
}

/** Says whether the answers on screen are on the server. */
export function SaveStatus({ state, text, onRetry }: SaveStatusProps) {
  return (
    <div className={`app-save-status app-save-status--${state}`} role="status">
      {state === 'saving' && <Spinner size="small" />}
      {state === 'saved' && <Icon name="check" />}
      {state === 'failed' && <Icon name="alert" />}
      <span>{text}</span>
      {state === 'failed' && onRetry && <LinkButton onClick={onRetry}>Try again</LinkButton>}
    </div>
  );
}
