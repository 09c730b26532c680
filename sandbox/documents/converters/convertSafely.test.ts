import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { PDFDocument, PDFName } from 'pdf-lib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { convertSafely } from './convertSafely.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);
const ADVICE = 'Please save your Word document as PDF and upload that.';

const makePdf = async (change: (document: PDFDocument) => void = () => undefined) => {
  const document = await PDFDocument.create();
  document.addPage();
  change(document);
  return document.save();
};
const makeWord = (bytes = 100) => zipSync({ 'word/document.xml': new Uint8Array(bytes) });
const failureOf = async (content: Uint8Array, name: string): Promise<string> => {
  const result = await convertSafely(content, name);
  return 'failure' in result ? result.failure : 'converted';
};

describe('convertSafely', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fake-office-'));
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(join(folder, 'soffice'), { force: true });
  });
  const install = (script: string) => {
    writeFileSync(join(folder, 'soffice'), `#!/bin/sh\n${script}\n`);
    chmodSync(join(folder, 'soffice'), 0o755);
    vi.stubEnv('PATH', `${folder}:/usr/bin:/bin`);
  };

  it('DOC-06 a program inside a PDF is refused, wherever it hides', async () => {
    const opened = await makePdf(({ catalog, context }) =>
      catalog.set(PDFName.of('OpenAction'), context.obj({ S: 'JavaScript', JS: 'x' })),
    );
    const named = await makePdf((document) => document.addJavaScript('greet', 'app.alert(1)'));

    expect(await failureOf(opened, 'a.pdf')).toMatch(/contains a program/);
    expect(await failureOf(named, 'a.pdf')).toMatch(/contains a program/);
  });

  it('DOC-06 a file that is two things at once is neither', async () => {
    const pdf = Buffer.from(await makePdf());

    expect(await failureOf(Buffer.concat([PNG, pdf]), 'a.pdf')).toMatch(/not what its name says/);
    expect(await failureOf(Buffer.concat([Buffer.from('<script>1</script>'), pdf]), 'a.pdf')).toMatch(/name/);
    expect(await failureOf(Buffer.concat([PNG, pdf]), 'a.png')).toMatch(/not what its name says/);
    expect(await failureOf(Buffer.concat([Buffer.from('\n\n'), pdf]), 'a.pdf')).toBe('converted');
  });

  it('DOC-06 a picture that unpacks to more than it says, or ends too early, is refused', async () => {
    const data = deflateSync(Buffer.alloc(20 * 1024 * 1024));
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const bomb = Buffer.concat([PNG.subarray(0, 33), length, Buffer.from('IDAT'), data, Buffer.alloc(4)]);

    expect(await failureOf(bomb, 'a.png')).toMatch(/could not read this picture/);
    expect(await failureOf(PNG.subarray(0, 50), 'a.png')).toMatch(/could not read this picture/);
  });

  it('DOC-07 a file that takes too long is given up, and the next one is converted', async () => {
    const pdf = await makePdf();

    expect(await convertSafely(pdf, 'a.pdf', 0)).toHaveProperty('failure');
    expect(await failureOf(pdf, 'a.pdf')).toBe('converted');
  });

  it('DOC-14 LibreOffice converts a Word document where it is installed', async () => {
    install('while [ "$1" != --outdir ]; do shift; done; printf "%%PDF-converted" > "$2/document.pdf"');

    const result = await convertSafely(makeWord(), 'resume.docx');

    expect('pdf' in result && Buffer.from(result.pdf).toString()).toBe('%PDF-converted');
  });

  it('DOC-06 says what to do with a Word document where it is not, and where it fails', async () => {
    vi.stubEnv('PATH', folder);
    expect(await failureOf(makeWord(), 'resume.docx')).toBe(ADVICE);

    install('exit 1');
    expect(await failureOf(makeWord(), 'resume.docx')).toBe(ADVICE);
  });

  it('DOC-06 an archive that would fill the disk never reaches LibreOffice', async () => {
    install(`touch "${folder}/called"; exit 1`);
    const bomb = makeWord(201 * 1024 * 1024);

    expect(bomb.length).toBeLessThan(1024 * 1024);
    expect(await failureOf(bomb, 'resume.docx')).toBe(ADVICE);
    expect(await failureOf(bomb.subarray(0, 200), 'resume.docx')).toBe(ADVICE);
    expect(() => rmSync(join(folder, 'called'))).toThrow();
  });
});
