import { Fragment, type ReactNode } from 'react';

/**
 * Lets a long e-mail address break after its `@` and dots, instead of within a word; returns other texts unchanged.
 * Only for elements that are not translated.
 */
export function breakAddress(text: string): ReactNode {
  if (!/^\S+@\S+$/.test(text)) return text;
  return text.match(/[^@.]*[@.]|[^@.]+/g)?.map((part, at) => (
    <Fragment key={at}>
      <span>{part}</span>
      <wbr />
    </Fragment>
  ));
}
