import type { ReactNode } from 'react';
import { joinClasses } from '../joinClasses.ts';
import { ReadOnlyRow } from './ReadOnlyRow.tsx';

export interface ReadOnlyChoicesProps {
  label: ReactNode;
  choices: readonly { label: ReactNode; chosen: boolean }[];
}

/** Shows every option of a question as `[X]` or `[ ]` (Spec §6). */
export function ReadOnlyChoices({ label, choices }: ReadOnlyChoicesProps) {
  return (
    <ReadOnlyRow
      label={label}
      value={choices.map((choice, index) => (
        <span
          className={joinClasses(
            'app-read-only-choices__line',
            choice.chosen && 'app-read-only-choices__line--chosen',
          )}
          key={index}
        >
          <span className="app-read-only-choices__box">{choice.chosen ? '[X]' : '[ ]'}</span> {choice.label}
        </span>
      ))}
    />
  );
}
