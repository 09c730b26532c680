import type { ReactNode } from 'react';
import type { Markup } from '../../ui/index.ts';
import type { ReadOnlyItem, ReadOnlyLine } from './ReadOnlyLine.ts';
import { ReadOnlyLines } from './ReadOnlyLines.tsx';

interface ReadOnlyContentViewProps {
  title: string;
  level: 3 | 4;
  lines: readonly ReadOnlyLine[];
  action?: Markup;
  renderItemAction?: (item: ReadOnlyItem) => Markup;
  /** The text shown for a required question without an answer. */
  unanswered?: string;
}

/** Shows a section as text, with its add-another items as sections one level below. */
export function ReadOnlyContentView(props: ReadOnlyContentViewProps) {
  const { title, level, lines, action, renderItemAction, unanswered } = props;
  return (
    <ReadOnlySection title={title} level={level} action={action}>
      <ReadOnlyLines
        label={title}
        lines={lines}
        unanswered={unanswered}
        renderItem={(item) => (
          <ReadOnlySection
            key={item.title}
            title={item.title}
            level={level === 3 ? 4 : 5}
            action={renderItemAction?.(item)}
            isItem
          >
            <ReadOnlyLines label={item.title} lines={item.lines} unanswered={unanswered} />
          </ReadOnlySection>
        )}
      />
    </ReadOnlySection>
  );
}

interface ReadOnlySectionProps {
  title: ReactNode;
  /** The heading level: 2 for a form page, 3 for its sections, 4 in the review; one more for an item. */
  level: 2 | 3 | 4 | 5;
  isItem?: boolean;
  action?: Markup;
  children: Markup;
}

/** Groups read-only rows under a heading, which is printed on the same page as the first row. */
export function ReadOnlySection({ title, level, isItem, action, children }: ReadOnlySectionProps) {
  const Heading = `h${level}` as const;
  return (
    <section className={`app-read-only-section--${isItem ? 'item' : level}`}>
      <Heading className="app-read-only-section__title">{title}</Heading>
      {action}
      {children}
    </section>
  );
}
