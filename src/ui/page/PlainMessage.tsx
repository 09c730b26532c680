import type { ReactNode } from 'react';
import type { Markup } from '../Markup.ts';
import { LinkButton } from '../action/LinkButton.tsx';
import { UI_WORDS } from '../uiWords.ts';

interface PlainMessageProps {
  title: ReactNode;
  children: ReactNode;
  footer?: Markup;
  onClose?: () => void;
}

/** Shows the text of a dialog or toast whose script does not load, so that no action fails without a message. */
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
