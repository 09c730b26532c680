import type { FormStore } from '../../core/run/answers/FormStore.ts';
import { isShown } from '../../core/run/conditions/isOpen.ts';
import type { ReadOnlyItem, ReadOnlyLine } from './ReadOnlyLine.ts';
import { READ_ONLY_WORDS as WORDS } from './readOnlyWords.ts';
import type { FileNames } from './readQuestion.ts';
import { readSection } from './readSection.ts';

/** A section in the review, and where it can be changed. */
export interface ReviewedSection {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  /** The key of the first visible question, or the section's id if none is visible. */
  readonly first: string;
  /** Whether this is an item of the section. */
  readonly isItem?: boolean;
  readonly lines: readonly ReadOnlyLine[];
}

/** Reads every section except the last one, in which the application is signed. */
export function readReview({ index, view }: FormStore, fileNames: FileNames) {
  const { pages } = index.form;
  const signed = pages.at(-1)?.sections.at(-1);
  return pages.map(({ id, title, path, sections }, at) => ({
    id,
    step: at + 1,
    title,
    sections: sections
      .filter((section) => section !== signed)
      .map((section): ReviewedSection => {
        const first = index.questions.find((placed) => placed.section === section && isShown(placed, view));
        return {
          id: section.id,
          title: section.title,
          path,
          first: first?.question.key ?? section.id,
          lines: reviewLines(readSection(section, view, fileNames)),
        };
      }),
  }));
}

/**
 * Reduces lines to what an applicant has to check: answers and chosen options, with the optional questions left blank
 * named in one line at the end. Notes and items without any answer are dropped.
 */
function reviewLines(lines: readonly ReadOnlyLine[]): readonly ReadOnlyLine[] {
  const kept = lines.flatMap(reviewLine);
  const blank = kept.filter(isBlank).flatMap((line) => ('label' in line ? line.label : []));
  const shown = kept.filter((line) => !isBlank(line));
  if (blank.length === 0) return shown;
  return [...shown, { kind: 'answer', label: WORDS.review.blank, value: blank.join(', ') }];
}

function isBlank(line: ReadOnlyLine): boolean {
  return line.kind === 'answer' && line.value === '' && !line.isUnanswered;
}

function reviewLine(line: ReadOnlyLine): readonly ReadOnlyLine[] {
  if (line.kind === 'note') return [];
  if (line.kind === 'item') return reviewItem(line);
  const { label, isUnanswered, reason } = line;
  if (isUnanswered) return [{ kind: 'answer', label, value: '', isUnanswered, reason }];
  if (line.kind === 'answer') return [{ kind: 'answer', label, value: line.value }];
  const chosen = line.choices.filter((choice) => choice.chosen).map((choice) => choice.label);
  // A single unticked checkbox counts as the answer No.
  if (line.choices.length === 1 && chosen.length === 0) chosen.push(WORDS.no);
  return [{ kind: 'answer', label, value: chosen.join('\n') }];
}

function reviewItem(item: ReadOnlyItem): readonly ReadOnlyLine[] {
  const isEmpty = item.lines.flatMap(reviewLine).every(isBlank);
  return isEmpty ? [] : [{ ...item, lines: reviewLines(item.lines) }];
}
