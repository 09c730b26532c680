import { PDFDocument } from 'pdf-lib';
import type { Conversion } from './convertFile.ts';

/** Passes a readable PDF through as it is. */
export async function checkPdf(content: Uint8Array): Promise<Conversion> {
  try {
    const document = await PDFDocument.load(content, { updateMetadata: false });
    if (document.getPageCount() > 0) return { pdf: content };
  } catch (error) {
    // pdf-lib's error classes are compiled so that instanceof does not know them.
    if (error instanceof Error && error.message.includes('encrypted'))
      return {
        failure: 'This PDF is protected with a password. Please save it without one and upload it again.',
      };
  }
  return { failure: 'We could not read this PDF. Please save it again and upload it once more.' };
}
