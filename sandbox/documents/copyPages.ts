import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFObjectCopier,
  PDFPage,
  PDFRawStream,
  PDFStream,
} from 'pdf-lib';
import type { PDFObject } from 'pdf-lib';
import { getDocumentProxy } from 'unpdf';
import type { Conversion } from './Conversion.ts';
import { keepMarks } from './marks/keepMarks.ts';
import { UndrawableError } from './marks/UndrawableError.ts';
import { readJpeg } from './readJpeg.ts';

/** The entries that the copy of a page keeps: its appearance, but no scripts, actions, links or attachments. */
const PAGE_KEYS = [
  'Type',
  'Parent',
  'MediaBox',
  'CropBox',
  'BleedBox',
  'TrimBox',
  'ArtBox',
  'Rotate',
  'UserUnit',
  'Resources',
  'Contents',
  'Group',
  'Annots',
];
/** Metadata, private data and attachments, wherever they are. */
const HIDDEN_KEYS = ['Metadata', 'PieceInfo', 'AF', 'EF'];
/** Entries that load a stream's content from another file. */
const OUTSIDE_KEYS = ['F', 'FFilter', 'FDecodeParms', 'Ref', 'OPI'];

/**
 * Copies the visible content of a PDF's pages into a new document, without active parts.
 * A PDF that only forbids changes, as transcripts often do, is accepted (decision 022), and the copy is no longer
 * encrypted.
 */
export async function copyPages(content: Uint8Array): Promise<Conversion> {
  try {
    const from = await PDFDocument.load(await decrypt(content), { updateMetadata: false });
    if (from.getPageCount() === 0)
      return { failure: 'This PDF has no pages. Please save it again and upload it once more.' };
    for (const [ref, object] of from.context.enumerateIndirectObjects()) {
      hide(object);
      const jpeg = isJpeg(object) && readJpeg(object.contents);
      if (jpeg) from.context.assign(ref, PDFRawStream.of(object.dict, jpeg.bytes));
    }
    const to = await PDFDocument.create();
    const copier = PDFObjectCopier.for(from.context, to.context);
    await keepMarks(from);
    for (const { node } of from.getPages()) {
      for (const key of node.keys()) if (!PAGE_KEYS.includes(key.decodeText())) node.delete(key);
      const copied = copier.copy(node);
      to.addPage(PDFPage.of(copied, to.context.register(copied), to));
    }
    // Otherwise hidden layers would show.
    const layers = from.catalog.get(PDFName.of('OCProperties'));
    if (layers) to.catalog.set(PDFName.of('OCProperties'), copier.copy(layers));
    return { pdf: await to.save() };
  } catch (error) {
    if (error instanceof UndrawableError) return { failure: error.message };
    return (error as Error).name === 'PasswordException'
      ? { failure: 'This PDF is protected with a password. Please save it without one and upload it again.' }
      : { failure: 'We could not read this PDF. Please save it again and upload it once more.' };
  }
}

/**
 * Opens a PDF as a viewer would, repairs it and returns its pages unencrypted.
 * When pdf.js writes a single document, it keeps the encryption. So a second document is added, without its pages.
 */
async function decrypt(content: Uint8Array): Promise<Uint8Array> {
  const blank = await PDFDocument.create();
  blank.addPage();
  // Copied, because pdf.js takes ownership of the bytes it receives.
  const document = await getDocumentProxy(content.slice(), { verbosity: 0 });
  try {
    const { info } = await document.getMetadata();
    const has = (part: string) => Reflect.get(info, `Is${part}Present`) === true;
    // Its only page asks for another program, which would show the files or the form inside.
    if (has('Collection'))
      throw new UndrawableError(
        'This PDF is a portfolio of several files. Please save them as one PDF and upload that.',
      );
    if (has('XFA') && !has('AcroForm')) throw new UndrawableError();
    const second = { document: await blank.save(), excludePages: [0] };
    // Its types do not say that it returns null for a file that it cannot write again.
    const pages = (await document.extractPages([{ document: null }, second])) as Uint8Array | null;
    return pages ?? content;
  } finally {
    await document.loadingTask.destroy();
  }
}

/** Removes the hidden parts of an object, but not of those it refers to. */
function hide(object: PDFObject): void {
  const dict = object instanceof PDFStream ? object.dict : object;
  if (dict instanceof PDFArray) for (const entry of dict.asArray()) hide(entry);
  if (!(dict instanceof PDFDict)) return;
  for (const key of object instanceof PDFStream ? [...HIDDEN_KEYS, ...OUTSIDE_KEYS] : HIDDEN_KEYS)
    dict.delete(PDFName.of(key));
  for (const value of dict.values()) hide(value);
}

/** Returns whether an object is a photograph, which may carry metadata like a JPEG file. */
const isJpeg = (object: PDFObject): object is PDFRawStream =>
  object instanceof PDFRawStream && object.dict.get(PDFName.of('Filter')) === PDFName.of('DCTDecode');
