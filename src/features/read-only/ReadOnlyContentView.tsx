import type { ReactNode } from 'react';
import { ReadOnlySection } from '../../ui/index.ts';
import type { ReadOnlyContent } from './ReadOnlyLine.ts';
import { ReadOnlyLines } from './ReadOnlyLines.tsx';

interface ReadOnlyContentViewProps {
  title: string;
  level: 3 | 4;
  content: ReadOnlyContent;
  /** What can be done about the section. */
  action?: ReactNode;
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
