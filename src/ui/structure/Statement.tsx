import type { ReactNode } from 'react';

/** Sets off a text to be read before it is agreed to. */
export function Statement({ children }: { children: ReactNode }) {
  return <div className="app-statement">{children}</div>;
}
