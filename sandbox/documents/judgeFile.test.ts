import { PDFDocument } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { readLockedPdf } from '../testing/readLockedPdf.ts';
import { judgeFile } from './judgeFile.ts';

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');

async function makePdf(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.addPage();
  return document.save();
}

describe('judgeFile', () => {
  it('takes what the form takes · DOC-14', async () => {
    const pdf = await makePdf();

    expect(await judgeFile(pdf, 'Transcript.PDF')).toBe('');
    expect(await judgeFile(Buffer.concat([Buffer.from('\n\n'), pdf]), 'a.pdf')).toBe('');
    expect(await judgeFile(PNG, 'scan.png')).toBe('');
    expect(await judgeFile(PNG, 'IMG_0001.JPG')).toBe('');
    expect(await judgeFile(Buffer.from('PK\u0003\u0004'), 'new.doc')).toBe('');
    expect(await judgeFile(Buffer.from('d0cf11e0', 'hex'), 'old.doc')).toBe('');
  });

  it('says what is wrong with an empty, broken or disguised file · DOC-06', async () => {
    const page = Buffer.concat([Buffer.from('<script>1</script>'), await makePdf()]);

    expect(await judgeFile(Buffer.from(''), 'a.pdf')).toMatch(/empty/);
    expect(await judgeFile(Buffer.from('%PDF-1.7 broken'), 'a.pdf')).toMatch(/could not read this PDF/);
    expect(await judgeFile(PNG, 'a.pdf')).toMatch(/not what its name says/);
    expect(await judgeFile(page, 'a.pdf')).toMatch(/not what its name says/);
  });

  it('wants a PDF saved without its password, and takes one that only forbids changes · DOC-14', async () => {
    expect(await judgeFile(readLockedPdf({ needsPassword: true }), 'a.pdf')).toMatch(
      /protected with a password/,
    );
    expect(await judgeFile(readLockedPdf({ needsPassword: false }), 'a.pdf')).toBe('');
  });
});
