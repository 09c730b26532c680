import type { FormStore } from '../../core/run/answers/FormStore.ts';
import { isShown } from '../../core/run/conditions/isOpen.ts';
import type { ReadOnlyLine } from './ReadOnlyLine.ts';
import { READ_ONLY_WORDS as WORDS } from './readOnlyWords.ts';
import type { FileNames } from './readQuestion.ts';
import { type ReadOnlyContent, readSection } from './readSection.ts';

/** A section in the review, and where it can be changed. */
export interface ReviewedSection extends ReadOnlyContent {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  /** The key of the first visible question, or the section's id if none is visible. */
  readonly first: string;
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
        const { lines, items } = readSection(section, view, fileNames);
        const first = index.questions.find((placed) => placed.section === section && isShown(placed, view));
        return {
          id: section.id,
          title: section.title,
          path,
          first: first?.question.key ?? section.id,
          lines: lines.flatMap(reviewLine),
          items: items.map((item) => ({ ...item, lines: item.lines.flatMap(reviewLine) })),
        };
      }),
  }));
}

/**
 * Reduces a line to its answer or chosen options. The answer to a required question is blank if missing;
 * notes are dropped.
 */
function reviewLine(line: ReadOnlyLine): readonly ReadOnlyLine[] {
  if (line.kind === 'note') return [];
  const { label, isLeft } = line;
  if (isLeft) return [{ kind: 'answer', label, value: '', isLeft }];
  if (line.kind === 'answer') return [line];
  const chosen = line.choices.filter((choice) => choice.chosen).map((choice) => choice.label);
  // A single unticked checkbox counts as the answer No.
  if (line.choices.length === 1 && chosen.length === 0) chosen.push(WORDS.no);
  return [{ kind: 'answer', label, value: chosen.join('\n') }];
}
