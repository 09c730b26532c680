import type { ReactNode } from 'react';
import { UI_WORDS } from '../uiWords.ts';

export interface FooterProps {
  /** The office: name, phone, e-mail. */
  address: ReactNode;
  /** The links and buttons of the navigation, such as Help and Privacy. */
  children: ReactNode;
}

/** Renders the foot of every page: who to ask, help and privacy. */
export function Footer({ address, children }: FooterProps) {
  return (
    <footer className="app-footer">
      <div className="app-footer__inner app-wrap">
        <address className="app-footer__address">{address}</address>
        <nav className="app-footer__nav" aria-label={UI_WORDS.helpAndPrivacy}>
          {children}
        </nav>
      </div>
    </footer>
  );
}
