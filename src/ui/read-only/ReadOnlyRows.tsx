import type { ReactNode } from 'react';

export interface ReadOnlyRowsProps {
  /** What the questions are about: a table of forty has to be told from the next. */
  label: string;
  children: ReactNode;
}

/**
 * Ties each question to its answer: a table whose rows are `ReadOnlyRow`s, a row header and a cell each.
 *
 * A screen reader moves through it row by row, and Chromium makes TH and TD of it in the tagged PDF, each answer with
 * a reference to its question; a description list it leaves untied. The roles stand there once more because the rows
 * are grids, and Safari takes a table for none when its `display` is another.
 */
export function ReadOnlyRows({ label, children }: ReadOnlyRowsProps) {
  return (
    <table className="app-read-only-rows" role="table" aria-label={label}>
      <tbody className="app-read-only-rows__body" role="rowgroup">
        {children}
      </tbody>
    </table>
  );
}
