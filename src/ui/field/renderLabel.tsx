import type { ReactNode } from 'react';
import { UI_WORDS } from '../uiWords.ts';
import { keepHyphens } from './keepHyphens.tsx';

/** Renders the words of a question, marking the optional ones; not a component, so that most are only words. */
export function renderLabel(label: ReactNode, optional: boolean | undefined): ReactNode {
  const words = keepHyphens(label);
  if (!optional) return words;
  return (
    <>
      {words}
      <em className="app-field__optional"> {UI_WORDS.field.optional}</em>
    </>
  );
}
