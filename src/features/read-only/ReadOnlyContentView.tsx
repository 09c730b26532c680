import type { ReactNode } from 'react';
import type { Markup } from '../../ui/index.ts';
import { ReadOnlyLines } from './ReadOnlyLines.tsx';
import type { ReadOnlyContent } from './readSection.ts';

interface ReadOnlyContentViewProps {
  title: string;
  level: 3 | 4;
  content: ReadOnlyContent;
  /** What can be done about the section. */
  action?: Markup;
  /** What is said of a question that must be answered and is not. */
  left?: string;
}

/** Shows a section as text, then each of its add-another items under a heading of its own. */
export function ReadOnlyContentView({ title, level, content, action, left }: ReadOnlyContentViewProps) {
  return (
    <div>
      <ReadOnlySection title={title} level={level} action={action}>
        <ReadOnlyLines label={title} lines={content.lines} left={left} />
      </ReadOnlySection>
      {content.items.map((item) => (
        <ReadOnlySection key={item.title} title={item.title} level={level}>
          <ReadOnlyLines label={item.title} lines={item.lines} left={left} />
        </ReadOnlySection>
      ))}
    </div>
  );
}

interface ReadOnlySectionProps {
  title: ReactNode;
  /** 2 for a page of the form, 3 for a section of it; 4 where there is a heading above both. */
  level: 2 | 3 | 4;
  /** What can be done about it, beside the heading. */
  action?: Markup;
  children: Markup;
}

/** Groups read-only rows under a heading that stays with what follows it. */
export function ReadOnlySection({ title, level, action, children }: ReadOnlySectionProps) {
  const Heading = `h${level}` as const;
  return (
    <section className={`app-read-only-section--${level}`}>
      <Heading className="app-read-only-section__title">{title}</Heading>
      {action}
      {children}
    </section>
  );
}
