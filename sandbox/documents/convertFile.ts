import { PageSizes, PDFDocument } from 'pdf-lib';
import { getDocumentProxy } from 'unpdf';
import type { Conversion } from './Conversion.ts';
import { convertWord } from './convertWord.ts';

/** Half an inch, in points. */
const MARGIN = 36;

type Kind = readonly [
  start: string,
  /** Accepted file extensions, including those that phones and Word commonly mix up. */
  endings: RegExp,
  convert: (content: Uint8Array) => Promise<Conversion>,
];

const KINDS: readonly Kind[] = [
  ['%PDF-', /\.pdf$/i, openPdf],
  ['\xff\xd8\xff', /\.(jpe?g|png)$/i, (content) => printPicture((pdf) => pdf.embedJpg(content))],
  ['\x89PNG\r\n', /\.(jpe?g|png)$/i, (content) => printPicture((pdf) => pdf.embedPng(content))],
  ['\xd0\xcf\x11\xe0', /\.doc$/i, convertWord],
  ['PK\x03\x04', /\.docx?$/i, convertWord],
];
/** Bytes allowed before a PDF's signature: blanks, zeros and a byte order mark. */
const BLANKS = /^[\s\0\xef\xbb\xbf]+/;

/** Converts an uploaded file into a PDF. The first bytes determine its type, and the extension must match. */
export async function convertFile(content: Uint8Array, fileName: string): Promise<Conversion> {
  if (content.length === 0) return { failure: 'This file is empty. Please choose another file.' };
  const head = Buffer.from(content.subarray(0, 1024)).toString('latin1').replace(BLANKS, '');
  const kind = KINDS.find(([start, endings]) => head.startsWith(start) && endings.test(fileName));
  if (!kind)
    return { failure: 'This file is not what its name says. Please save it as a PDF and upload it again.' };
  const [, , convert] = kind;
  // Copied, because pdf-lib reads a JPEG from the start of its ArrayBuffer, which a Buffer may share with
  // other data.
  return convert(new Uint8Array(content));
}

/**
 * Opens a PDF as a viewer would. A PDF that only forbids changes, as transcripts often do, is accepted
 * (decision 022).
 */
async function openPdf(content: Uint8Array): Promise<Conversion> {
  try {
    // Copied, because pdf.js takes ownership of the bytes it receives.
    const document = await getDocumentProxy(content.slice(), { verbosity: 0 });
    await document.loadingTask.destroy();
    return { pdf: content };
  } catch (error) {
    return (error as Error).name === 'PasswordException'
      ? { failure: 'This PDF is protected with a password. Please save it without one and upload it again.' }
      : { failure: 'We could not read this PDF. Please save it again and upload it once more.' };
  }
}

/** Puts an image on one Letter page, in its stored orientation and as large as possible. */
async function printPicture(
  embed: (document: PDFDocument) => ReturnType<PDFDocument['embedPng']>,
): Promise<Conversion> {
  try {
    const document = await PDFDocument.create();
    const image = await embed(document);
    const [width, height] = PageSizes.Letter;
    const size = image.scaleToFit(width - 2 * MARGIN, height - 2 * MARGIN);
    document
      .addPage([width, height])
      .drawImage(image, { ...size, x: (width - size.width) / 2, y: (height - size.height) / 2 });
    return { pdf: await document.save() };
  } catch {
    return { failure: 'We could not read this picture. Please save it as a PDF and upload it again.' };
  }
}
