import type { ReactNode } from 'react';

/**
 * Puts questions side by side on six columns.
 *
 * They align on their bottom edge; below 640px each takes a line.
 */
export function Row({ children }: { children: ReactNode }) {
  return <div className="app-row">{children}</div>;
}
