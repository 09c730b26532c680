import { ReadOnlyChoices, ReadOnlyRow, ReadOnlyRows } from '../../ui/index.ts';
import type { ReadOnlyLine } from './ReadOnlyLine.ts';

type Note = Extract<ReadOnlyLine, { kind: 'note' }>;
type Question = Exclude<ReadOnlyLine, Note>;

interface ReadOnlyLinesProps {
  /** What the lines are about. */
  label: string;
  lines: readonly ReadOnlyLine[];
  /** What is said of a question that must be answered and is not; of any other, 'Not answered'. */
  left?: string;
}

/** Shows lines of the read-only application: questions with their answers in tables, notes between those. */
export function ReadOnlyLines({ label, lines, left }: ReadOnlyLinesProps) {
  return groupLines(lines).map((group, at) =>
    'text' in group ? (
      <p key={at}>{group.text}</p>
    ) : (
      <ReadOnlyRows key={at} label={label}>
        {group.map((line, row) =>
          line.kind === 'answer' ? (
            <ReadOnlyRow
              key={row}
              label={line.label}
              value={line.value}
              none={line.isLeft ? left : undefined}
            />
          ) : (
            <ReadOnlyChoices key={row} label={line.label} choices={line.choices} />
          ),
        )}
      </ReadOnlyRows>
    ),
  );
}

/** Puts questions that follow each other together. */
function groupLines(lines: readonly ReadOnlyLine[]): (Note | Question[])[] {
  const groups: (Note | Question[])[] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (line.kind === 'note') groups.push(line);
    else if (last && !('text' in last)) last.push(line);
    else groups.push([line]);
  }
  return groups;
}
