import type { ReactNode } from 'react';

/** One letter, a hyphen and the rest of the word, as in 'e-mail'. */
const ONE_LETTER_FIRST = /\b(\p{L}-\p{L}+)/u;

/**
 * Keeps words such as 'e-mail' on one line, which a browser may otherwise break after the hyphen.
 * Uses an element instead of a non-breaking hyphen, so that the text is read out, found and copied as written.
 */
export function keepHyphens(words: ReactNode): ReactNode {
  if (typeof words !== 'string' || !ONE_LETTER_FIRST.test(words)) return words;
  return words.split(ONE_LETTER_FIRST).map((part, at) => (
    <span className={at % 2 === 0 ? undefined : 'app-unbroken'} key={at}>
      {part}
    </span>
  ));
}
