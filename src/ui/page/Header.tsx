import type { ReactNode } from 'react';
import { Mark, type MarkProps } from './Mark.tsx';

export interface HeaderProps extends MarkProps {
  /** The account slot. */
  children?: ReactNode;
}

/** Renders the bar on top: the school on the left, the account on the right. */
export function Header({ children, ...mark }: HeaderProps) {
  return (
    <header className="app-header">
      <div className="app-header__inner app-wrap">
        <Mark {...mark} />
        {children}
      </div>
    </header>
  );
}
