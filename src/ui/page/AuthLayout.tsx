import type { ReactNode } from 'react';
import { Mark, type MarkProps } from './Mark.tsx';
import { Promises } from './Promises.tsx';
import { Twig } from './Twig.tsx';

export interface AuthLayoutProps extends MarkProps {
  /** One warm line on the art's side. */
  lead: ReactNode;
  promises?: readonly string[];
  children: ReactNode;
}

/** Lays out an auth page: the school and its twig on one side, the card on the other. */
export function AuthLayout({ lead, promises = [], children, ...school }: AuthLayoutProps) {
  return (
    <div className="app-auth-layout">
      <header className="app-auth-layout__side">
        <Twig reached={1} />
        <Mark {...school} />
        <div className="app-auth-layout__lead">
          <p className="app-auth-layout__display">{lead}</p>
          {promises.length > 0 && <Promises promises={promises} />}
        </div>
      </header>
      <main className="app-auth-layout__main" id="main">
        {children}
      </main>
    </div>
  );
}
