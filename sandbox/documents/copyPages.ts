import {
  decodePDFRawStream,
  PDFArray,
  PDFDocument,
  PDFName,
  PDFPage,
  PDFPageLeaf,
  PDFRawStream,
  type PDFDict,
} from 'pdf-lib';
import { getDocumentProxy } from 'unpdf';
import type { Conversion } from './Conversion.ts';
import { keepMarks } from './marks/keepMarks.ts';
import { UndrawableError } from './UndrawableError.ts';
import { createCopier } from './visible/createCopier.ts';

type PdfProxy = Awaited<ReturnType<typeof getDocumentProxy>>;

/** The entries that a page may inherit. */
const INHERITED = ['Resources', 'MediaBox', 'CropBox', 'Rotate'];

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
    await keepMarks(from);
    const to = await PDFDocument.create();
    const copy = createCopier(from.context, to.context);
    for (const { node } of from.getPages()) {
      for (const key of INHERITED.map((name) => PDFName.of(name))) {
        const value = node.getInheritableAttribute(key);
        if (value) node.set(key, value);
      }
      joinContents(node);
      const page = PDFPageLeaf.fromMapWithContext(
        new Map((copy(node, 'page') as PDFDict).entries()),
        to.context,
      );
      to.addPage(PDFPage.of(page, to.context.register(page), to));
    }
    // Otherwise hidden layers would show.
    const layers = from.catalog.get(PDFName.of('OCProperties'));
    if (layers) to.catalog.set(PDFName.of('OCProperties'), copy(layers));
    return { pdf: await to.save() };
  } catch (error) {
    if (error instanceof UndrawableError) return { failure: error.message };
    return (error as Error).name === 'PasswordException'
      ? { failure: 'This PDF is protected with a password. Please save it without one and upload it again.' }
      : { failure: 'We could not read this PDF. Please save it again and upload it once more.' };
  }
}

/** Joins the parts of a page's drawing, because a photograph inside it may begin in one and end in the next. */
function joinContents(page: PDFPageLeaf): void {
  const contents = page.Contents();
  if (!(contents instanceof PDFArray)) return;
  const parts = contents.asArray().map((_, at) => contents.lookup(at));
  if (!parts.every((part) => part instanceof PDFRawStream)) return;
  try {
    const drawing = parts.flatMap((part) => [decodePDFRawStream(part).decode(), Buffer.from('\n')]);
    page.set(PDFName.of('Contents'), page.context.register(page.context.flateStream(Buffer.concat(drawing))));
  } catch {
    // Viewers draw what they can read of a damaged part.
  }
}

/** Returns whether any page has a field. If not, its own program draws the form, and the pages say 'Please wait'. */
async function hasFields(document: PdfProxy): Promise<boolean> {
  for (let number = 1; number <= document.numPages; number += 1) {
    const notes = (await (await document.getPage(number)).getAnnotations()) as { subtype?: string }[];
    if (notes.some(({ subtype }) => subtype === 'Widget')) return true;
  }
  return false;
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
    if (has('XFA') && !(has('AcroForm') && (await hasFields(document)))) throw new UndrawableError();
    const second = { document: await blank.save(), excludePages: [0] };
    // Its types do not say that it returns null for a file that it cannot write again.
    const pages = (await document.extractPages([{ document: null }, second])) as Uint8Array | null;
    return pages ?? content;
  } finally {
    await document.loadingTask.destroy();
  }
}
