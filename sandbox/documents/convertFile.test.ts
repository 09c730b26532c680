import { PDFDocument } from 'pdf-lib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readLockedPdf } from '../test-support/readLockedPdf.ts';
import { convertFile } from './convertFile.ts';

/** A one-pixel image. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function makePdf(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.addPage();
  return document.save();
}

describe('convertFile', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('leaves a readable PDF unchanged · DOC-05, DOC-14', async () => {
    const pdf = await makePdf();
    const late = new Uint8Array([10, 10, ...pdf]);

    expect(await convertFile(pdf, 'Transcript.PDF')).toEqual({ pdf });
    expect(await convertFile(late, 'a.pdf')).toEqual({ pdf: late });
  });

  it.each(['scan.png', 'IMG_0001.JPG'])('places an image on a page: %s · DOC-05, DOC-14', async (name) => {
    const result = await convertFile(PNG, name);

    const printed = await PDFDocument.load('pdf' in result ? result.pdf : '');
    expect(printed.getPages().map((page) => page.getSize())).toEqual([{ width: 612, height: 792 }]);
  });

  it('explains what is wrong with an empty, broken or disguised file · DOC-06', async () => {
    const page = Buffer.concat([Buffer.from('<script>1</script>'), await makePdf()]);
    const says = async (content: Uint8Array, name: string) =>
      Object.values(await convertFile(content, name)).join();

    expect(await says(Buffer.from(''), 'a.pdf')).toMatch(/empty/);
    expect(await says(Buffer.from('%PDF-1.7 broken'), 'a.pdf')).toMatch(/could not read this PDF/);
    expect(await says(PNG.subarray(0, 20), 'a.png')).toMatch(/could not read this picture/);
    expect(await says(PNG, 'a.pdf')).toMatch(/not what its name says/);
    expect(await says(page, 'a.pdf')).toMatch(/not what its name says/);
  });

  it('rejects a PDF with a password but accepts one that only forbids changes · DOC-14', async () => {
    const pdf = new Uint8Array(readLockedPdf({ needsPassword: false }));

    expect(await convertFile(readLockedPdf({ needsPassword: true }), 'a.pdf')).toEqual({
      failure: 'This PDF is protected with a password. Please save it without one and upload it again.',
    });
    expect(await convertFile(pdf, 'a.pdf')).toEqual({ pdf });
  });

  it('asks for a PDF instead of a Word document if LibreOffice is missing · DOC-06', async () => {
    vi.stubEnv('PATH', '');

    const advice = { failure: 'Please save your Word document as PDF and upload that.' };
    expect(await convertFile(Buffer.from('PK\u0003\u0004'), 'new.docx')).toEqual(advice);
    expect(await convertFile(Buffer.from('d0cf11e0', 'hex'), 'old.doc')).toEqual(advice);
  });
});
