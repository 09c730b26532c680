import { PageSizes } from 'pdf-lib';
import type { PDFDocument, PDFFont, PDFPage } from 'pdf-lib';

const MARGIN = 54;
const LABEL_WIDTH = 170;
const SIZE = 10;
const LINE = 14;

type PdfWriter = { heading(text: string): void; row(label: string, value: string): void };

/** Writes headings and label-value rows down the pages of a document, beginning a new page when one is full. */
export function createPdfWriter(document: PDFDocument, plain: PDFFont, bold: PDFFont): PdfWriter {
  const known = new Set(plain.getCharacterSet());
  let page: PDFPage = document.addPage(PageSizes.Letter);
  let y = page.getHeight() - MARGIN;
  const valueWidth = page.getWidth() - 2 * MARGIN - LABEL_WIDTH;

  const moveDown = (height: number): void => {
    y -= height;
    if (y >= MARGIN) return;
    page = document.addPage(PageSizes.Letter);
    y = page.getHeight() - MARGIN;
  };
  const draw = (text: string, x: number, font: PDFFont, size: number): void => {
    if (text) page.drawText(text, { x, y, font, size });
  };
  return {
    heading(text) {
      moveDown(LINE * 2);
      draw(toPrintable(text, known), MARGIN, bold, SIZE + 4);
      moveDown(LINE * 1.5);
    },
    row(label, value) {
      const labels = wrap(toPrintable(label, known), plain, LABEL_WIDTH - 10);
      const values = wrap(toPrintable(value, known), plain, valueWidth);
      for (let line = 0; line < Math.max(labels.length, values.length); line += 1) {
        draw(labels[line] ?? '', MARGIN, plain, SIZE);
        draw(values[line] ?? '', MARGIN + LABEL_WIDTH, plain, SIZE);
        moveDown(LINE);
      }
      moveDown(LINE / 3);
    },
  };
}

/** Marks a letter no built-in font has; none of them has this one either. */
const LOST = '\uFFFF';
const LOST_RUN = /\uFFFF(?:[\s\uFFFF]*\uFFFF)?/g;

/** Stands for letters that cannot be printed: a '?' would look like an answer. */
const UNPRINTABLE = '[no font for these letters]';

/** The built-in fonts know Western letters only: others lose their marks, and for what is left the list says so. */
function toPrintable(text: string, known: Set<number>): string {
  const isKnown = (character: string): boolean => known.has(character.codePointAt(0) ?? 0);
  return Array.from(text.replace(/\s+/g, ' '), (character) => {
    if (isKnown(character)) return character;
    return Array.from(character.normalize('NFKD')).filter(isKnown).join('') || LOST;
  })
    .join('')
    .replace(LOST_RUN, UNPRINTABLE);
}

function wrap(text: string, font: PDFFont, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((long) => long.match(/.{1,40}/gu) ?? [])) {
    const longer = line ? `${line} ${word}` : word;
    if (line && font.widthOfTextAtSize(longer, SIZE) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line ? [...lines, line] : lines;
}
