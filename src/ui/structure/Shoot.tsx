import type { ReactNode } from 'react';

/** Draws the petrol line that ties conditional questions to the answer above them. */
export function Shoot({ children }: { children: ReactNode }) {
  return <div className="app-shoot">{children}</div>;
}
