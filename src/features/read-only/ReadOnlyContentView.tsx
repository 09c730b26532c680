import type { ReactNode } from 'react';
import type { Markup } from '../../ui/index.ts';
import { ReadOnlyLines } from './ReadOnlyLines.tsx';
import type { ReadOnlyContent } from './readSection.ts';

interface ReadOnlyContentViewProps {
  title: string;
  level: 3 | 4;
  content: ReadOnlyContent;
  /** The action for the section, e.g. a link. */
  action?: Markup;
  /** The text shown for a required question without an answer. */
  left?: string;
}

/** Shows a section as text, then each of its add-another items under its own heading. */
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
  /** The heading level: 2 for a form page, 3 for its sections, 4 for sections in the review. */
  level: 2 | 3 | 4;
  /** The action beside the heading. */
  action?: Markup;
  children: Markup;
}

/** Groups read-only rows under a heading, which is printed on the same page as the first row. */
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
