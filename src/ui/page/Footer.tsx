import type { ReactNode } from 'react';
import { UI_WORDS } from '../uiWords.ts';

export interface FooterProps {
  /** The office: name, phone, e-mail. */
  address: ReactNode;
  /** The links and buttons of the navigation, such as Help and Privacy. */
  children?: ReactNode;
  label?: string;
}

/** Renders the foot of every page: who to ask, help and privacy. */
export function Footer({ address, children, label = UI_WORDS.helpAndPrivacy }: FooterProps) {
  return (
    <footer className="app-footer">
      <div className="app-footer__inner app-wrap">
        <address className="app-footer__address">{address}</address>
        {children && (
          <nav className="app-footer__nav" aria-label={label}>
            {children}
          </nav>
        )}
      </div>
    </footer>
  );
}
