import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Markup } from '../Markup.ts';
import { Twig } from './Twig.tsx';

interface FullPageMessageProps {
  title: string;
  documentTitle: string;
  text: ReactNode;
  children?: Markup;
}

/**
 * Fills the page with one message, such as the generic error. Focuses its heading, because what had the focus is gone, and
 * a screen reader would say nothing.
 */
export function FullPageMessage({ title, documentTitle, text, children }: FullPageMessageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <main className="app-full-page-message" id="main">
      <title>{documentTitle}</title>
      <Twig reached={0} />
      <div className="app-full-page-message__inner">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <div className="app-full-page-message__text">{text}</div>
        {children}
      </div>
    </main>
  );
}
