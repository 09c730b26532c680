import { getDocumentProxy } from 'unpdf';

/** How each kind of file begins, and the endings its name may have: phones and Word mix some of them up. */
const KINDS: readonly (readonly [start: string, endings: RegExp])[] = [
  ['%PDF-', /\.pdf$/i],
  ['\xff\xd8\xff', /\.(jpe?g|png)$/i],
  ['\x89PNG\r\n', /\.(jpe?g|png)$/i],
  ['\xd0\xcf\x11\xe0', /\.doc$/i],
  ['PK\x03\x04', /\.docx?$/i],
];
/** What may stand before the mark of a PDF: blanks, zeros and a byte order mark. */
const BLANKS = /^[\s\0\xef\xbb\xbf]+/;

/**
 * Returns why a converter would refuse an uploaded file, as a sentence for the applicant; '' where it would not.
 *
 * No PDF is made of it: the contract has no call that would show one.
 */
export async function judgeFile(content: Uint8Array, fileName: string): Promise<string> {
  if (content.length === 0) return 'This file is empty. Please choose another file.';
  const head = Buffer.from(content.subarray(0, 1024)).toString('latin1').replace(BLANKS, '');
  const kind = KINDS.find(([start, endings]) => head.startsWith(start) && endings.test(fileName));
  if (!kind) return 'This file is not what its name says. Please save it as a PDF and upload it again.';
  return kind[0] === '%PDF-' ? judgePdf(content) : '';
}

/** Opens a PDF as a reader would. One that only forbids changes, as official transcripts do, is fine (decision 022). */
async function judgePdf(content: Uint8Array): Promise<string> {
  try {
    // pdf.js takes the bytes it is given away from their owner.
    const document = await getDocumentProxy(new Uint8Array(content), { verbosity: 0 });
    await document.loadingTask.destroy();
    return '';
  } catch (error) {
    return (error as Error).name === 'PasswordException'
      ? 'This PDF is protected with a password. Please save it without one and upload it again.'
      : 'We could not read this PDF. Please save it again and upload it once more.';
  }
}
