import {
  PDFDict,
  PDFName,
  PDFStream,
  StandardFonts,
  type PDFDocument,
  type PDFObject,
  type PDFPageLeaf,
} from 'pdf-lib';
import { drawField, type Fonts } from './drawField.ts';
import { drawNote } from './drawNote.ts';
import { findEntry, lookUp, readNumber, readText } from './readMark.ts';

/** The flag of a note that is neither shown nor printed. */
const HIDDEN = 2;

/**
 * Turns the filled-in fields and the notes of a PDF into stamps, which have an appearance and nothing else.
 *
 * @throws UndrawableError if one of them is visible in a viewer, but cannot be drawn.
 */
export async function keepMarks(document: PDFDocument): Promise<void> {
  const fonts: Fonts = {
    text: await document.embedFont(StandardFonts.Helvetica),
    ticks: await document.embedFont(StandardFonts.ZapfDingbats),
  };
  for (const { node } of document.getPages()) keepMarksOf(node, document, fonts);
  // Writes the fonts that were used.
  await document.flush();
}

function keepMarksOf(page: PDFPageLeaf, document: PDFDocument, fonts: Fonts): void {
  const { context } = document;
  const stamps = (page.Annots()?.asArray() ?? []).flatMap((entry) => {
    const mark = context.lookup(entry);
    if (!(mark instanceof PDFDict) || readNumber(lookUp(mark, 'F'), 0) & HIDDEN) return [];
    const isField = readText(lookUp(mark, 'Subtype')) === 'Widget';
    const own = findAppearance(mark);
    const drawn = isField
      ? drawField(document, fonts, mark)
      : own
        ? undefined
        : drawNote(document, fonts.text, mark);
    const appearance = drawn ?? own;
    if (!appearance) return [];
    const kept = ['Rect', 'F', 'OC'].flatMap((key) => {
      const value = mark.get(PDFName.of(key));
      return value ? [[key, value] as const] : [];
    });
    const stamp = { Type: 'Annot', Subtype: 'Stamp', AP: { N: appearance }, ...Object.fromEntries(kept) };
    return [context.obj(stamp)];
  });
  page.set(PDFName.of('Annots'), context.obj(stamps));
}

/**
 * Returns what a mark shows, as it is stored; of a button, only the appearance of its state, which is the field's value if
 * it has none of its own.
 */
function findAppearance(mark: PDFDict): PDFObject | undefined {
  const appearance = lookUp(mark, 'AP');
  if (!(appearance instanceof PDFDict)) return undefined;
  const states = lookUp(appearance, 'N');
  const state = lookUp(mark, 'AS') ?? findEntry(mark, 'V');
  const [place, key] =
    states instanceof PDFDict && state instanceof PDFName ? [states, state] : [appearance, PDFName.of('N')];
  return place.lookup(key) instanceof PDFStream ? place.get(key) : undefined;
}
