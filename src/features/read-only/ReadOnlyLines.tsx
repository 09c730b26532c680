import type { ReactNode } from 'react';
import { cleanText } from '../../core/text/cleanText.ts';
import { breakAddress, joinClasses } from '../../ui/index.ts';
import type { ReadOnlyItem, ReadOnlyLine } from './ReadOnlyLine.ts';
import { READ_ONLY_WORDS as WORDS } from './readOnlyWords.ts';

type Note = Extract<ReadOnlyLine, { kind: 'note' }>;
type Question = Exclude<ReadOnlyLine, Note | ReadOnlyItem>;

/** Roughly six printed lines. Shorter answers are not split across pages. */
const LONG = { letters: 300, lines: 6 };

/** Returns the id of a question's row, to which the head of the sheet links. */
export const rowId = (key: string) => `answer-${key}`;

interface ReadOnlyLinesProps {
  /** The accessible name of the tables. */
  label: string;
  lines: readonly ReadOnlyLine[];
  /** The text for a required question without an answer; for other questions it is 'Not answered'. */
  unanswered?: string;
  renderItem?: (item: ReadOnlyItem) => ReactNode;
}

/**
 * Shows tables of questions and answers, with notes between them.
 *
 * In a tagged PDF, Chromium links each answer to its question, which it does not do for a description list. The roles
 * are explicit because the rows are CSS grids, and Safari drops table semantics when `display` is changed.
 */
export function ReadOnlyLines({ label, lines, unanswered, renderItem }: ReadOnlyLinesProps) {
  return groupLines(lines).map((group, at) => {
    if ('text' in group) return <p key={at}>{group.text}</p>;
    if ('title' in group) return renderItem?.(group);
    return (
      <table className="app-read-only-rows" role="table" aria-label={label} key={at}>
        <tbody className="app-read-only-rows__body" role="rowgroup">
          {group.map((line, row) => (
            <Row key={row} line={line} unanswered={unanswered} />
          ))}
        </tbody>
      </table>
    );
  });
}

/** Shows a question and its answer, either as text or with every option as `[X]` or `[ ]` (Spec §6). */
function Row({ line, unanswered }: { line: Question; unanswered: string | undefined }) {
  const missing = line.isUnanswered && unanswered ? (line.reason ?? unanswered) : undefined;
  const answer = line.kind === 'answer' ? (missing ? '' : cleanText(line.value)) : null;
  const isNone = answer === '' || answer === WORDS.notProvided;
  const isLong = answer && (answer.length > LONG.letters || answer.split('\n').length > LONG.lines);
  return (
    <tr
      id={line.of && rowId(line.of)}
      className={joinClasses('app-read-only-row', isLong && 'app-read-only-row--long')}
      role="row"
    >
      <th className="app-read-only-row__label" scope="row" role="rowheader">
        {line.label}
      </th>
      <td
        className={joinClasses('app-read-only-row__value', isNone && 'app-read-only-row__value--none')}
        role="cell"
        translate={answer && !isNone ? 'no' : undefined}
      >
        {line.kind === 'answer' ? (
          (answer && breakAddress(answer)) || missing || WORDS.notAnswered
        ) : (
          <>
            {missing && <span className="app-read-only-choices__line">{missing}</span>}
            {line.choices.map(({ label, chosen }, index) => (
              <span
                className={joinClasses(
                  'app-read-only-choices__line',
                  chosen && 'app-read-only-choices__line--chosen',
                )}
                key={index}
              >
                <span className="app-read-only-choices__box" translate="no">
                  {chosen ? '[X] ' : '[ ] '}
                </span>
                <span>{cleanText(label)}</span>
              </span>
            ))}
          </>
        )}
      </td>
    </tr>
  );
}

function groupLines(lines: readonly ReadOnlyLine[]): (Note | ReadOnlyItem | Question[])[] {
  const groups: (Note | ReadOnlyItem | Question[])[] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (line.kind === 'note' || line.kind === 'item') groups.push(line);
    else if (Array.isArray(last)) last.push(line);
    else groups.push([line]);
  }
  return groups;
}
