import { cleanText } from '../../core/run/cleanText.ts';
import { joinClasses } from '../../ui/index.ts';
import type { ReadOnlyLine } from './ReadOnlyLine.ts';
import { READ_ONLY_WORDS as WORDS } from './readOnlyWords.ts';

type Note = Extract<ReadOnlyLine, { kind: 'note' }>;
type Question = Exclude<ReadOnlyLine, Note>;

/** Roughly six printed lines. Shorter answers are not split across pages. */
const LONG = { letters: 300, lines: 6 };

interface ReadOnlyLinesProps {
  /** The accessible name of the tables, which distinguishes them from some forty others. */
  label: string;
  lines: readonly ReadOnlyLine[];
  /** The text for a required question without an answer; for other questions it is 'Not answered'. */
  left?: string;
}

/**
 * Shows lines of the read-only application: tables of questions and answers, with notes between them.
 *
 * Screen readers move through a table row by row. In the tagged PDF, Chromium maps its cells to TH and TD and
 * links each answer to its question, which it does not do for a description list. The explicit roles are
 * needed because the rows are CSS grids, and Safari drops table semantics when `display` is changed.
 */
export function ReadOnlyLines({ label, lines, left }: ReadOnlyLinesProps) {
  return groupLines(lines).map((group, at) =>
    'text' in group ? (
      <p key={at}>{group.text}</p>
    ) : (
      <table className="app-read-only-rows" role="table" aria-label={label} key={at}>
        <tbody className="app-read-only-rows__body" role="rowgroup">
          {group.map((line, row) => (
            <Row key={row} line={line} left={left} />
          ))}
        </tbody>
      </table>
    ),
  );
}

/** Shows a question and its answer, either as text or with every option as `[X]` or `[ ]` (Spec §6). */
function Row({ line, left }: { line: Question; left: string | undefined }) {
  const answer = line.kind === 'answer' ? cleanText(line.value) : null;
  const isLong = answer && (answer.length > LONG.letters || answer.split('\n').length > LONG.lines);
  return (
    <tr className={joinClasses('app-read-only-row', isLong && 'app-read-only-row--long')} role="row">
      <th className="app-read-only-row__label" scope="row" role="rowheader">
        {line.label}
      </th>
      <td
        className={joinClasses('app-read-only-row__value', answer === '' && 'app-read-only-row__value--none')}
        role="cell"
        translate={answer ? 'no' : undefined}
      >
        {line.kind === 'answer'
          ? answer || (line.isLeft && left) || WORDS.notAnswered
          : line.choices.map(({ label, chosen }, index) => (
              <span
                className={joinClasses(
                  'app-read-only-choices__line',
                  chosen && 'app-read-only-choices__line--chosen',
                )}
                key={index}
              >
                <span className="app-read-only-choices__box" translate="no">
                  {chosen ? '[X]' : '[ ]'}
                </span>
                <span>{` ${cleanText(label)}`}</span>
              </span>
            ))}
      </td>
    </tr>
  );
}

/** Groups consecutive questions into tables, separated by notes. */
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
