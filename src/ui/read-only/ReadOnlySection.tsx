import type { ReactNode } from 'react';

export interface ReadOnlySectionProps {
  title: ReactNode;
  /** 2 for a page of the form, 3 for a section of it; 4 where there is a heading above both. */
  level?: 2 | 3 | 4;
  /** What can be done about it, beside the heading. */
  action?: ReactNode;
  children: ReactNode;
}

/** Groups read-only rows under a heading that stays with what follows it. */
export function ReadOnlySection({ title, level = 2, action, children }: ReadOnlySectionProps) {
  const Heading = `h${level}` as const;
  return (
    <section className={`app-read-only-section app-read-only-section--${level}`}>
      <Heading className="app-read-only-section__title">{title}</Heading>
      {action}
      {children}
    </section>
  );
}
