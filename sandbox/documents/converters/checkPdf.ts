import { PDFArray, PDFDict, PDFDocument, PDFName, PDFStream } from 'pdf-lib';
import type { PDFObject } from 'pdf-lib';
import { getDocumentProxy } from 'unpdf';
import type { Conversion } from './convertFile.ts';

/** Entries that make a reader run or open something. */
const ACTIVE = ['JS', 'JavaScript', 'Launch'].map((name) => PDFName.of(name));

/** Passes a readable PDF through as it is, unless it would run a program on the reader's machine. */
export async function checkPdf(content: Uint8Array): Promise<Conversion> {
  try {
    const document = await PDFDocument.load(content, { updateMetadata: false });
    const objects = document.context.enumerateIndirectObjects();
    if (objects.some(([, object]) => isActive(object))) return { failure: PROGRAM };
    if (document.getPageCount() > 0) return { pdf: content };
  } catch (error) {
    // pdf-lib's error classes are compiled so that instanceof does not know them.
    if (error instanceof Error && error.message.includes('encrypted')) return checkEncrypted(content);
  }
  return { failure: UNREADABLE };
}

/**
 * Takes an encrypted PDF that opens without a password, as official transcripts do: only its owner may change it.
 *
 * pdf-lib cannot decrypt; pdf.js opens the file as a reader would.
 */
async function checkEncrypted(content: Uint8Array): Promise<Conversion> {
  try {
    // pdf.js takes the bytes it is given away from their owner.
    const document = await getDocumentProxy(content.slice(), { verbosity: 0 });
    const hasProgram = await document.hasJSActions();
    await document.loadingTask.destroy();
    return hasProgram ? { failure: PROGRAM } : { pdf: content };
  } catch (error) {
    return { failure: (error as Error).name === 'PasswordException' ? PASSWORD : UNREADABLE };
  }
}

const PROGRAM = 'This PDF contains a program. Please print it to a new PDF and upload that.';
const PASSWORD = 'This PDF is protected with a password. Please save it without one and upload it again.';
const UNREADABLE = 'We could not read this PDF. Please save it again and upload it once more.';

/** Looks through what an object holds itself; what it refers to is looked at on its own. */
function isActive(object: PDFObject): boolean {
  if (object instanceof PDFStream) return isActive(object.dict);
  if (object instanceof PDFArray) return object.asArray().some(isActive);
  if (object instanceof PDFDict)
    return object
      .entries()
      .some(
        ([key, value]) => ACTIVE.includes(key) || ACTIVE.some((name) => name === value) || isActive(value),
      );
  return false;
}
