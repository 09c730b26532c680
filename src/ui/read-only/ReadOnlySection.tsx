import type { ReactNode } from 'react';

export interface ReadOnlySectionProps {
  title: ReactNode;
  /** 2 for a page of the form, 3 for a section of it. */
  level?: 2 | 3;
  children: ReactNode;
}

/** Groups read-only rows under a heading that stays with what follows it. */
export function ReadOnlySection({ title, level = 2, children }: ReadOnlySectionProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section className={`app-read-only-section app-read-only-section--${level}`}>
      <Heading className="app-read-only-section__title">{title}</Heading>
      {children}
    </section>
  );
}
