import type { ReactNode } from 'react';
import { Twig } from './Twig.tsx';

export interface ThankYouProps {
  title: ReactNode;
  text: ReactNode;
}

/** Opens the thank-you page: large words, the whole twig in yellow, catkins out. */
export function ThankYou({ title, text }: ThankYouProps) {
  return (
    <section className="app-thank-you">
      <div className="app-thank-you__inner app-wrap">
        <Twig reached={3} catkins />
        <h1 className="app-thank-you__title">{title}</h1>
        <div className="app-thank-you__text">{text}</div>
      </div>
    </section>
  );
}
