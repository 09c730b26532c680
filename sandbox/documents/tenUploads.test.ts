import { deflateSync } from 'node:zlib';
import { PDFDocument } from 'pdf-lib';
import { expect, it } from 'vitest';
import { makeWord, PNG } from '../testing/makeWord.ts';
import { createTestSandbox } from '../testing/createTestSandbox.ts';
import { handIn } from '../testing/handIn.ts';
import { findOffice } from './converters/findOffice.ts';

const KEYS = ['hs_transcript_doc', 'college_transcript_doc', 'resume_doc'];
const MEGABYTE = 2 ** 20;

const makePdf = async (change: (document: PDFDocument) => unknown = () => undefined) => {
  const document = await PDFDocument.create();
  document.addPage();
  change(document);
  return document.save();
};

/** A picture of three million pixels, all of them there. */
function makeLargePng(): Uint8Array {
  const [width, height] = [2000, 1500];
  const head = Buffer.from(PNG.subarray(0, 33));
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  const data = deflateSync(Buffer.alloc(height * (width + 1)));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([head, length, Buffer.from('IDAT'), data, Buffer.alloc(4), PNG.subarray(-12)]);
}

it('ten uploads of four students at once end each on its own, the hostile ones in words · DOC-05, DOC-07, TRAP-32', async () => {
  const sandbox = await createTestSandbox();
  const office = findOffice() === null ? 'FAILED' : 'COMPLETED';
  const active = await makePdf((document) => document.addJavaScript('greet', 'app.alert(1)'));
  const huge = Buffer.from(PNG);
  huge.writeUInt32BE(20_000, 16);
  huge.writeUInt32BE(10_000, 20);
  const files: readonly (readonly [name: string, content: Uint8Array, ends: string])[] = [
    ['a.pdf', await makePdf(), 'COMPLETED'],
    ['large.png', makeLargePng(), 'COMPLETED'],
    ['active.pdf', active, 'FAILED'],
    ['b.docx', makeWord(), office],
    ['c.png', PNG, 'COMPLETED'],
    ['huge.png', huge, 'FAILED'],
    ['d.pdf', await makePdf(), 'COMPLETED'],
    ['two.png', Buffer.concat([PNG, await makePdf()]), 'FAILED'],
    ['e.pdf', await makePdf(), 'COMPLETED'],
    ['broken.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 4]), 'FAILED'],
  ];
  const students = await Promise.all(
    [1, 2, 3, 4].map((n) => sandbox.seed({ username: `student-${String(n)}@example.com` })),
  );
  const places = students.flatMap((cookie) => KEYS.map((key) => ({ cookie, key })));
  const upload = async (at: number) => {
    const { cookie, key } = places[at]!;
    expect(await handIn(sandbox, cookie, key, files[at]!), files[at]![0]).toBe(200);
  };

  const memory = process.memoryUsage.rss();
  let most = memory;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 50);
  await Promise.all(files.map((_, at) => upload(at)));
  await sandbox.work();
  await sandbox.work();
  clearInterval(watch);

  const ends = await Promise.all(
    places
      .slice(0, files.length)
      .map(
        async ({ cookie, key }) => (await sandbox.call(`/api/pdf/document-answer/${key}`, { cookie })).body,
      ),
  );
  expect(ends.map(({ status }, at) => [files[at]?.[0], status])).toEqual(
    files.map(([name, , status]) => [name, status]),
  );
  for (const { message } of ends) expect(message).toMatch(/^[A-Z].*\.$/);
  expect((most - memory) / MEGABYTE, 'megabytes').toBeLessThan(1024);
  await sandbox.close();
}, 60_000);
