import type { MouseEvent } from 'react';
import { UI_WORDS } from '../uiWords.ts';

export interface SkipLinkProps {
  /** The id of the element to go to. */
  target: string;
}

/**
 * Lets a keyboard user jump over the header.
 *
 * It moves focus itself and leaves the address alone: a `#hash` means a question here.
 */
export function SkipLink({ target }: SkipLinkProps) {
  const go = (event: MouseEvent) => {
    const element = document.getElementById(target);
    if (!element) return;
    event.preventDefault();
    if (element.tabIndex < 0) element.tabIndex = -1;
    element.focus();
  };
  return (
    <a className="app-skip-link" href={`#${target}`} onClick={go}>
      {UI_WORDS.skipToQuestions}
    </a>
  );
}
