import type { ReactNode } from 'react';
import type { Markup } from '../Markup.ts';
import { LinkButton } from '../action/LinkButton.tsx';
import { UI_WORDS } from '../uiWords.ts';

export interface PlainMessageProps {
  title: ReactNode;
  children: ReactNode;
  /** The buttons. */
  footer?: Markup;
  onClose?: () => void;
}

/**
 * Says what a dialog or a toast has to say while its script does not come, with what the page has already.
 *
 * A press that failed is never silent.
 */
export function PlainMessage({ title, children, footer, onClose }: PlainMessageProps) {
  return (
    <div className="app-notice app-notice--message" role="alert">
      <strong>{title}</strong>
      <div>{children}</div>
      {footer}
      {onClose && <LinkButton onClick={onClose}>{UI_WORDS.close}</LinkButton>}
    </div>
  );
}
