import type { ReactNode } from 'react';
import type { Markup } from '../Markup.ts';
import { Twig } from './Twig.tsx';

interface FullPageMessageProps {
  title: string;
  documentTitle: string;
  text: ReactNode;
  children?: Markup;
}

/** Fills the page with one message, such as the generic error. */
export function FullPageMessage({ title, documentTitle, text, children }: FullPageMessageProps) {
  return (
    <main className="app-full-page-message" id="main">
      <title>{documentTitle}</title>
      <Twig reached={0} />
      <div className="app-full-page-message__inner">
        <h1>{title}</h1>
        <div className="app-full-page-message__text">{text}</div>
        {children}
      </div>
    </main>
  );
}
