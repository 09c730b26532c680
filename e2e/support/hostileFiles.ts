import { strToU8, zipSync } from 'fflate';
import { PDFDocument } from 'pdf-lib';
import { crc32, deflateSync } from 'node:zlib';
import type { ChosenFile } from './files.ts';

const file = (name: string, content: Uint8Array): ChosenFile => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
});

/** A Word document of 200 KB that unpacks to 201 MB. */
export function makeZipBomb(): ChosenFile {
  return file(
    'bomb.docx',
    zipSync({
      '[Content_Types].xml': strToU8('<Types/>'),
      'word/document.xml': new Uint8Array(201 * 1024 * 1024),
    }),
  );
}

/** A web page and a PDF at once: what it is depends on who opens it. */
export async function makePolyglot(): Promise<ChosenFile> {
  const pdf = await onePage().then((document) => document.save());
  return file('page.pdf', Buffer.concat([Buffer.from('<script>alert(1)</script>\n'), pdf]));
}

/** A PDF that would run a program when it is opened. */
export async function makeActivePdf(): Promise<ChosenFile> {
  const document = await onePage();
  document.addJavaScript('greet', 'app.alert(1)');
  return file('active.pdf', await document.save());
}

/** A picture of 200 megapixels, all of them there, in less than a megabyte. */
export function makeHugePng(): ChosenFile {
  const [width, height] = [20_000, 10_000];
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // One bit a pixel, grey.
  header.set([1, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc(height * (1 + width / 8));
  return file(
    'huge.png',
    Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk('IHDR', header),
      chunk('IDAT', deflateSync(rows)),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  );
}

async function onePage(): Promise<PDFDocument> {
  const document = await PDFDocument.create();
  document.addPage();
  return document;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
