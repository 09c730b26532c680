import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  PDFRawStream,
  type PDFDocument,
  type PDFFont,
  type PDFObject,
} from 'pdf-lib';
import { COMB, drawText, MULTILINE, PASSWORD, type Look } from './drawText.ts';
import { findEntry, lookUp, readFormatted, readNumber, readRectangle, readText } from './readMark.ts';
import { UndrawableError } from '../UndrawableError.ts';

/** The flags of a button and of a list. ISO 32000-1 §12.7.4. */
const [RADIO, PUSH] = [1 << 15, 1 << 16];

/** The fonts of fields: one for texts, one for ticks. */
export type Fonts = { text: PDFFont; ticks: PDFFont };

/**
 * Draws what was typed into a field, chosen from its list or ticked, if the file does not contain its appearance, or one
 * that is out of date. Programs that fill in forms often leave this to the viewer.
 *
 * @returns undefined if the field's own appearance is right, or there is nothing to draw.
 */
export function drawField(document: PDFDocument, fonts: Fonts, field: PDFDict): PDFObject | undefined {
  const form = document.catalog.lookup(PDFName.of('AcroForm'));
  const find = (key: string) =>
    findEntry(field, key) ?? (form instanceof PDFDict ? lookUp(form, key) : undefined);
  const [type, value] = [readText(find('FT')), findEntry(field, 'V')];
  const flags = readNumber(find('Ff'), 0);
  const draw = (font: PDFFont, text: string, more: Partial<Look>) =>
    drawText(document, font, {
      text,
      rectangle: readRectangle(field),
      MaxLen: readNumber(find('MaxLen'), 0),
      DA: readText(find('DA')),
      Q: find('Q'),
      MK: lookUp(field, 'MK'),
      BS: lookUp(field, 'BS'),
      ...more,
    });
  const appearance = lookUp(field, 'AP');
  const own = appearance instanceof PDFDict ? lookUp(appearance, 'N') : undefined;
  const [left, bottom, right, top] = readRectangle(field);
  // Programs hide a field so.
  if (right - left < 1 || top - bottom < 1) return undefined;

  if (type === 'Btn') {
    if (flags & PUSH || !isTicked(field, value, own)) return undefined;
    return draw(fonts.ticks, flags & RADIO ? '●' : '✔', { Q: PDFNumber.of(1) });
  }
  const isOld = String(find('NeedAppearances')) === 'true' || (own instanceof PDFRawStream && isBlank(own));
  if (own && !isOld) return undefined;
  // Reading has repaired the form, and this field's values were lost.
  if (!own && !type) throw new UndrawableError();
  if (type !== 'Tx' && type !== 'Ch') return undefined;
  const text = type === 'Ch' ? nameChoices(value, find('Opt')) : readText(value) || readFormatted(find('RV'));
  if (!text.trim()) return undefined;
  if (type === 'Ch') return draw(fonts.text, text, { flags: text.includes('\n') ? MULTILINE : 0 });
  const isSecret = (flags & PASSWORD) > 0;
  return draw(fonts.text, isSecret ? '*'.repeat(text.length) : text, { flags: flags & (MULTILINE | COMB) });
}

/** Returns whether an appearance shows no text, as that of an empty field. */
function isBlank(appearance: PDFRawStream): boolean {
  try {
    const drawing = Buffer.from(decodePDFRawStream(appearance).decode()).toString('latin1');
    return !/\bT[jJ]\b|['"]|\bDo\b/.test(drawing);
  } catch {
    return false;
  }
}

/**
 * Returns whether a button is ticked, but has no appearance that shows it. Without a state of its own, one of several
 * buttons cannot be told from the others.
 */
function isTicked(button: PDFDict, value: PDFObject | undefined, own: PDFObject | undefined): boolean {
  const state = lookUp(button, 'AS');
  const name = readText(state ?? value);
  if (name === '' || name === 'Off') return false;
  if (own) return state instanceof PDFName && own instanceof PDFDict && !own.has(state);
  const field = lookUp(button, 'Parent');
  const all = field instanceof PDFDict && lookUp(field, 'Kids');
  if (!state && all instanceof PDFArray && all.size() > 1) throw new UndrawableError();
  return true;
}

/** A list may show other words than it stores: each option is a text, or a pair of the stored and the shown one. */
function nameChoices(value: PDFObject | undefined, options: PDFObject | undefined): string {
  const pairs = options instanceof PDFArray ? options.asArray().map((_, at) => options.lookup(at)) : [];
  const chosen = readText(value).split('\n');
  return chosen
    .map((one) => {
      const pair = pairs.find((each) => each instanceof PDFArray && readText(each.lookup(0)) === one);
      return pair instanceof PDFArray ? readText(pair.lookup(1)) : one;
    })
    .join('\n');
}
