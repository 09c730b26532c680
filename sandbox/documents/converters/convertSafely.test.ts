import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFName } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { convertSafely } from './convertSafely.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

const makePdf = async (change: (document: PDFDocument) => void = () => undefined) => {
  const document = await PDFDocument.create();
  document.addPage();
  change(document);
  return document.save();
};
const failureOf = async (content: Uint8Array, name: string): Promise<string> => {
  const result = await convertSafely(content, name);
  return 'failure' in result ? result.failure : 'converted';
};

describe('convertSafely', () => {
  it('a program inside a PDF is refused, wherever it hides · DOC-06', async () => {
    const opened = await makePdf(({ catalog, context }) =>
      catalog.set(PDFName.of('OpenAction'), context.obj({ S: 'JavaScript', JS: 'x' })),
    );
    const named = await makePdf((document) => document.addJavaScript('greet', 'app.alert(1)'));

    expect(await failureOf(opened, 'a.pdf')).toMatch(/contains a program/);
    expect(await failureOf(named, 'a.pdf')).toMatch(/contains a program/);
  });

  it('a file that is two things at once is neither · DOC-06', async () => {
    const pdf = Buffer.from(await makePdf());

    expect(await failureOf(Buffer.concat([PNG, pdf]), 'a.pdf')).toMatch(/not what its name says/);
    expect(await failureOf(Buffer.concat([Buffer.from('<script>1</script>'), pdf]), 'a.pdf')).toMatch(/name/);
    expect(await failureOf(Buffer.concat([PNG, pdf]), 'a.png')).toMatch(/not what its name says/);
    expect(await failureOf(Buffer.concat([Buffer.from('\n\n'), pdf]), 'a.pdf')).toBe('converted');
  });

  it('a picture that unpacks to more than it says, or ends too early, is refused · DOC-06', async () => {
    const data = deflateSync(Buffer.alloc(20 * 1024 * 1024));
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const bomb = Buffer.concat([PNG.subarray(0, 33), length, Buffer.from('IDAT'), data, Buffer.alloc(4)]);

    expect(await failureOf(bomb, 'a.png')).toMatch(/could not read this picture/);
    expect(await failureOf(PNG.subarray(0, 50), 'a.png')).toMatch(/could not read this picture/);
  });

  it('a file that takes too long is given up, and the next one is converted · DOC-07', async () => {
    const pdf = await makePdf();

    expect(await convertSafely(pdf, 'a.pdf', { timeLimitMs: 0 })).toHaveProperty('failure');
    expect(await failureOf(pdf, 'a.pdf')).toBe('converted');
  });

  it('a file that takes too much memory is given up, and the next one is converted · DOC-07', async () => {
    const pdf = await makePdf();

    expect(await convertSafely(pdf, 'a.pdf', { memoryLimitMb: 8 })).toHaveProperty('failure');
    expect(await failureOf(pdf, 'a.pdf')).toBe('converted');
  });

  it('a conversion nobody waits for any more is given up with the reason · DOC-07', async () => {
    const stopping = new AbortController();
    const conversion = convertSafely(await makePdf(), 'a.pdf', { signal: stopping.signal });
    stopping.abort(new Error('closing'));

    await expect(conversion).rejects.toThrow('closing');
  });
});
