import { checkPdf } from './checkPdf.ts';
import { convertImage } from './convertImage.ts';
import { convertWord } from './convertWord.ts';
import { detectKind, kindOfName } from './detectKind.ts';
import type { FileKind } from './detectKind.ts';

/** A PDF, or the sentence that tells the applicant what to do. */
export type Conversion = { pdf: Uint8Array } | { failure: string };

/** What a name may stand for besides its own kind: phones and Word mix these up, and they do no harm. */
const ALSO: Partial<Record<FileKind, FileKind>> = { jpg: 'png', png: 'jpg', doc: 'docx' };

/**
 * Turns an uploaded file into a PDF. The bytes decide what it is; the name must agree with them.
 *
 * @throws the signal's reason, where a program of its own was converting and was ended.
 */
export async function convertFile(
  content: Uint8Array,
  fileName: string,
  signal = new AbortController().signal,
): Promise<Conversion> {
  if (content.length === 0) return { failure: 'This file is empty. Please choose another file.' };
  const kind = detectKind(content);
  const named = kindOfName(fileName);
  if (kind === undefined || named === undefined || (kind !== named && kind !== ALSO[named]))
    return {
      failure: 'This file is not what its name says. Please save it as a PDF and upload it again.',
    };
  switch (kind) {
    case 'pdf':
      return checkPdf(content);
    case 'jpg':
    case 'png':
      return convertImage(content, kind);
    case 'doc':
    case 'docx':
      return convertWord(content, kind, signal);
  }
}
