import { ReadOnlyChoices, ReadOnlyRow } from '../../ui/index.ts';
import type { ReadOnlyLine } from './ReadOnlyLine.ts';

/** Shows lines of the read-only application. */
export function ReadOnlyLines({ lines }: { lines: readonly ReadOnlyLine[] }) {
  return lines.map((line, at) => {
    switch (line.kind) {
      case 'answer':
        return <ReadOnlyRow key={at} label={line.label} value={line.value} />;
      case 'choices':
        return <ReadOnlyChoices key={at} label={line.label} choices={line.choices} />;
      case 'note':
        return <p key={at}>{line.text}</p>;
      default:
        return line satisfies never;
    }
  });
}
