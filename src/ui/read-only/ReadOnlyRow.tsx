import type { ReactNode } from 'react';
import { joinClasses } from '../joinClasses.ts';
import { UI_WORDS } from '../uiWords.ts';

/** Roughly six lines on paper; a shorter answer stays on one page. */
const LONG = { letters: 300, lines: 6 };

export interface ReadOnlyRowProps {
  label: ReactNode;
  value: ReactNode;
  /** What an empty answer reads. */
  none?: string;
}

/**
 * Shows one question and its answer as text; an empty answer reads 'Not answered', unless told.
 *
 * It stands in `ReadOnlyRows`.
 */
export function ReadOnlyRow({ label, value, none = UI_WORDS.readOnly.notAnswered }: ReadOnlyRowProps) {
  const isEmpty = value === '' || value === null || value === undefined;
  return (
    <tr className={joinClasses('app-read-only-row', isLong(value) && 'app-read-only-row--long')} role="row">
      <th className="app-read-only-row__label" scope="row" role="rowheader">
        {label}
      </th>
      <td
        className={
          isEmpty ? 'app-read-only-row__value app-read-only-row__value--none' : 'app-read-only-row__value'
        }
        role="cell"
      >
        {isEmpty ? none : value}
      </td>
    </tr>
  );
}

const isLong = (value: ReactNode) =>
  typeof value === 'string' && (value.length > LONG.letters || value.split('\n').length > LONG.lines);
