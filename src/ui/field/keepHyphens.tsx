import type { ReactNode } from 'react';

/** A letter, a hyphen and the rest of the word: 'e-mail'. */
const ONE_LETTER_FIRST = /\b(\p{L}-\p{L}+)/u;

/**
 * Keeps a word such as 'e-mail' on one line; a browser may break it after its hyphen.
 *
 * By an element and not by a no-break hyphen: what is read out, found and copied stays as the words are written.
 */
export function keepHyphens(words: ReactNode): ReactNode {
  if (typeof words !== 'string' || !ONE_LETTER_FIRST.test(words)) return words;
  return words.split(ONE_LETTER_FIRST).map((part, at) => (
    <span className={at % 2 === 0 ? undefined : 'app-unbroken'} key={at}>
      {part}
    </span>
  ));
}
