import { PDFDocument } from 'pdf-lib';
import { describe, expect, it, vi } from 'vitest';
import { lockPdf } from '../../testing/lockPdf.ts';
import { convertFile } from './convertFile.ts';

/** One grey pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

const failureOf = async (content: Uint8Array | string, name: string): Promise<string> => {
  const result = await convertFile(typeof content === 'string' ? Buffer.from(content) : content, name);
  return 'failure' in result ? result.failure : 'converted';
};

describe('convertFile', () => {
  it('passes a readable PDF through unchanged · DOC-14', async () => {
    const document = await PDFDocument.create();
    document.addPage();
    const pdf = await document.save();

    expect(await convertFile(pdf, 'Transcript.PDF')).toEqual({ pdf });
  });

  it('puts a picture on one Letter page · DOC-14', async () => {
    const result = await convertFile(PNG, 'scan.png');

    const document = await PDFDocument.load('pdf' in result ? result.pdf : '');
    expect(document.getPages().map((page) => page.getSize())).toEqual([{ width: 612, height: 792 }]);
  });

  it('takes a picture by the name of the other kind, as the form does · DOC-14', async () => {
    expect(await failureOf(PNG, 'IMG_0001.JPG')).toBe('converted');
  });

  it('says what is wrong with an empty, broken, protected or disguised file · DOC-06', async () => {
    expect(await failureOf('', 'a.pdf')).toMatch(/empty/);
    expect(await failureOf('%PDF-1.7 broken', 'a.pdf')).toMatch(/could not read this PDF/);
    expect(await failureOf(PNG, 'a.pdf')).toMatch(/not what its name says/);
    expect(await failureOf(PNG.subarray(0, 20), 'a.png')).toMatch(/could not read this picture/);
    expect(await failureOf(Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 4]), 'a.jpg')).toMatch(/picture/);
    expect(await failureOf('PK\u0003\u0004 any other zip', 'a.docx')).toMatch(/not what its name says/);
  });

  it('a PDF with a password must be saved without one · DOC-06', async () => {
    expect(await failureOf(await lockPdf('secret'), 'a.pdf')).toMatch(/password/);
  });

  it('takes a PDF that is encrypted and opens without a password · DOC-14', async () => {
    const pdf = await lockPdf('');

    expect(await convertFile(pdf, 'transcript.pdf')).toEqual({ pdf });
  });

  it('a picture of absurd size is refused before it is read · DOC-06', async () => {
    const bomb = Buffer.from(PNG);
    bomb.writeUInt32BE(60_000, 16);
    bomb.writeUInt32BE(60_000, 20);
    const reading = vi.spyOn(PDFDocument.prototype, 'embedPng').mockRejectedValue(new Error('was read'));

    expect(await failureOf(bomb, 'a.png')).toMatch(/too large/);
    reading.mockRestore();
  });

  it('a photo of absurd size is refused · DOC-06', async () => {
    const photo = (height: number) =>
      Buffer.concat([
        Buffer.from([0xff, 0xd8, 0xff, 0xc0, 0, 11, 8]),
        Buffer.from([height >> 8, height & 0xff, 10_000 >> 8, 10_000 & 0xff]),
        Buffer.from([1, 1, 0x11, 0, 0xff, 0xd9]),
      ]);

    expect(await failureOf(photo(6_000), 'a.jpg')).toBe('converted');
    expect(await failureOf(photo(6_001), 'a.jpg')).toMatch(/too large/);
  });
});
