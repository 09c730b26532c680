import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { decodePDFRawStream, PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream } from 'pdf-lib';
import { extractText } from 'unpdf';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeGreyPng, makeJpeg, makePng } from '../test-support/makePicture.ts';
import { convertFile } from './convertFile.ts';

/** Converts a file that must succeed, and returns its bytes and the opened PDF. */
async function convert(content: Uint8Array, name: string) {
  const result = await convertFile(content, name);
  if ('failure' in result) throw new Error(result.failure);
  return { text: Buffer.from(result.pdf).toString('latin1'), pdf: await PDFDocument.load(result.pdf) };
}

const say = async (content: Uint8Array, name: string) =>
  Object.values(await convertFile(content, name)).join();

/**
 * Makes a PDF with one empty page, encrypted with 40-bit RC4. The first key needs a password; with the second, the file
 * opens without one and only forbids changes, like an official transcript.
 */
const makeLockedPdf = (owner: string, user: string, id: string) =>
  Buffer.from(`%PDF-1.4
1 0 obj
<</Type/Catalog/Pages 2 0 R>>
endobj
2 0 obj
<</Type/Pages/Kids[3 0 R]/Count 1>>
endobj
3 0 obj
<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources<<>>>>
endobj
4 0 obj
<</Filter/Standard/V 1/R 2/P -60/O<${owner}>/U<${user}>>>
endobj
trailer
<</Root 1 0 R/Encrypt 4 0 R/ID[<${id}><${id}>]>>
`);
const [NEEDS_PASSWORD, FORBIDS_CHANGES] = [
  makeLockedPdf(
    '92fe0f4454ad4c9644693f33c07cb54f587dce1e2682fe9ecea6107a1ef630dd',
    'b46a45748098f9d82ef4a3b2740f5e2c52bd7a5e490ad6920906e5b6eab8fbad',
    '5ebe2294ecd0e0f08eab7690d2a6ee69',
  ),
  makeLockedPdf(
    'c92422687facee686e373f10b5c7d04738053152f7e2ee30e11c69ec442576ab',
    'cfda724581acebc5d728eca33b667edd984b844ff7730238792fe1d2be641160',
    'd41d8cd98f00b204e9800998ecf8427e',
  ),
];

/** Lists every key of every object of a PDF, also inside compressed object streams. */
function listKeys(pdf: PDFDocument): Set<string> {
  const keys = new Set<string>();
  const visit = (object: unknown): void => {
    const dict = object instanceof PDFRawStream ? object.dict : object;
    if (!(dict instanceof PDFDict)) return;
    for (const [key, value] of dict.entries()) {
      keys.add(key.decodeText());
      visit(value);
    }
  };
  for (const [, object] of pdf.context.enumerateIndirectObjects()) visit(object);
  return keys;
}

describe('a converted PDF', () => {
  it('has the pages and the filled-in fields, but no script, action, link or attachment · DOC-05, DOC-14', async () => {
    const active = await PDFDocument.create();
    const page = active.addPage([300, 200]);
    page.drawText('Grades');
    const field = active.getForm().createTextField('name');
    field.setText('Ana Marsh');
    field.addToPage(page);
    const link = {
      Type: 'Annot',
      Subtype: 'Link',
      Rect: [0, 0, 9, 9],
      A: { S: 'URI', URI: 'https://a.example' },
    };
    page.node.addAnnot(active.context.register(active.context.obj(link)));
    page.node.set(PDFName.of('AA'), active.context.obj({ O: { S: 'Launch', F: 'run.exe' } }));
    active.addJavaScript('start', 'app.alert(1)');
    active.catalog.set(PDFName.of('OpenAction'), active.context.obj({ S: 'Launch', F: 'run.exe' }));
    await active.attach(Buffer.from('secret'), 'notes.txt');
    const bytes = Buffer.concat([await active.save(), Buffer.from('after the end')]);

    const { text, pdf } = await convert(bytes, 'Transcript.PDF');

    expect(pdf.getPages().map((each) => each.getSize())).toEqual([{ width: 300, height: 200 }]);
    const stamps = pdf.getPage(0).node.Annots()?.asArray() ?? [];
    expect(stamps.map((each) => String(pdf.context.lookup(each)))).toEqual([
      expect.stringMatching(/\/Subtype \/Stamp\s+\/AP/),
    ]);
    const keys = listKeys(pdf);
    for (const key of ['JS', 'A', 'AA', 'URI', 'OpenAction', 'Names', 'EF', 'AcroForm', 'FT', 'V'])
      expect(keys, key).not.toContain(key);
    expect(text).not.toMatch(/after the end|secret/);
    expect((await extractText(await pdf.save(), { mergePages: true })).text).toContain('Grades');
  });

  it('contains a photograph without its location · DOC-14', async () => {
    const document = await PDFDocument.create();
    const image = await document.embedJpg(new Uint8Array(makeJpeg({ exif: 'GPS 40.5 N' })));
    document.addPage().drawImage(image);

    const { text } = await convert(await document.save(), 'a.pdf');

    expect(text).toContain('pixels');
    expect(text).not.toContain('GPS');
  });

  it('is not encrypted if the original only forbids changes; one that needs a password fails · DOC-14', async () => {
    const { pdf } = await convert(FORBIDS_CHANGES, 'a.pdf');

    expect([pdf.getPageCount(), pdf.isEncrypted]).toEqual([1, false]);
    expect(await say(NEEDS_PASSWORD, 'a.pdf')).toBe(
      'This PDF is protected with a password. Please save it without one and upload it again.',
    );
  });

  it('may begin with blank lines · DOC-14', async () => {
    const document = await PDFDocument.create();
    document.addPage();

    expect(
      (await convert(Buffer.from([10, 10, ...(await document.save())]), 'a.pdf')).pdf.getPageCount(),
    ).toBe(1);
  });
});

describe('a converted picture', () => {
  /** Returns the corners to which the picture's lower left, right and upper left corner are drawn. */
  const place = async (orientation: number) => {
    const { pdf } = await convert(makeJpeg({ width: 40, height: 20, orientation }), 'a.jpg');
    const contents = pdf.getPage(0).node.Contents();
    const drawn = contents instanceof PDFArray && contents.lookup(0);
    if (!(drawn instanceof PDFRawStream)) throw new Error('The page is empty.');
    const words = Buffer.from(decodePDFRawStream(drawn).decode()).toString();
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = (/([-\d. ]+) cm/.exec(words)?.[1] ?? '')
      .split(' ')
      .map((number) => Math.round(Number(number)));
    return [
      [e, f],
      [e + a, f + b],
      [e + c, f + d],
    ];
  };

  it.each([makePng(1, 1), makeJpeg()])('fills one Letter page · DOC-05, DOC-14', async (content) => {
    for (const name of ['scan.png', 'IMG_0001.JPG']) {
      const { pdf } = await convert(content, name);
      expect(pdf.getPages().map((page) => page.getSize())).toEqual([{ width: 612, height: 792 }]);
    }
  });

  const wide = { left: 36, right: 576, bottom: 261, top: 531 };
  const tall = { left: 126, right: 486, bottom: 36, top: 756 };
  const at = ({ left, right, bottom, top }: typeof wide, corners: string) =>
    corners
      .split(' ')
      .map((corner) => [corner.includes('l') ? left : right, corner.includes('b') ? bottom : top]);

  it.each([
    [1, at(wide, 'bl br tl')],
    [2, at(wide, 'br bl tr')],
    [3, at(wide, 'tr tl br')],
    [4, at(wide, 'tl tr bl')],
    [5, at(tall, 'tr br tl')],
    [6, at(tall, 'tl bl tr')],
    [7, at(tall, 'bl tl br')],
    [8, at(tall, 'br tr bl')],
  ])('is upright for the EXIF orientation %i · DOC-14', async (orientation, corners) => {
    expect(await place(orientation)).toEqual(corners);
  });

  it.each([
    ['a JPEG', makeJpeg({ width: 12_000, height: 9_000 }), 'a.jpg'],
    ['a PNG', makeGreyPng(12_000, 9_000), 'a.png'],
  ])('may have as many pixels as phones take: %s · DOC-14', async (_, content, name) => {
    expect((await convert(content, name)).pdf.getPageCount()).toBe(1);
  });

  it('keeps a PNG’s pixels as they are, but no damaged ones · DOC-05, DOC-06', async () => {
    const png = makeGreyPng(30, 20);
    const { pdf } = await convert(png, 'a.png');
    const image = pdf.context
      .enumerateIndirectObjects()
      .flatMap(([, object]) => (object instanceof PDFRawStream ? [object] : []))
      .find(({ dict }) => dict.has(PDFName.of('Width')));

    expect(inflateSync(image?.contents ?? '')).toEqual(Buffer.alloc(31 * 20));
    const damaged = Buffer.from(png);
    damaged.fill(0, damaged.indexOf('IDAT') + 6, damaged.indexOf('IEND') - 8);
    for (const each of [damaged, makeGreyPng(30, 20, 600), makeGreyPng(30, 20, 700)])
      expect(await say(each, 'a.png')).toMatch(/could not read this picture/);
  });

  it('keeps its colour profile, but no location, comment, thumbnail or trailing data · DOC-14', async () => {
    const { text } = await convert(
      Buffer.concat([makeJpeg({ exif: 'GPS 40.5 N' }), Buffer.from('after the end')]),
      'a.jpg',
    );

    expect(text).toMatch(/ICC_PROFILE[^]*pixels/);
    expect(text).not.toMatch(/GPS|Exif|by hand|after the end/);
  });
});

it('a conversion explains why an empty, broken, incomplete, disguised or huge file fails · DOC-06, DOC-14', async () => {
  const document = await PDFDocument.create();
  const empty = await document.save({ addDefaultPage: false });
  document.addPage();
  const page = Buffer.concat([Buffer.from('<script>1</script>'), await document.save()]);

  expect(await say(Buffer.from(''), 'a.pdf')).toMatch(/empty/);
  expect(await say(Buffer.from('%PDF-1.7 broken'), 'a.pdf')).toMatch(/could not read this PDF/);
  expect(await say(empty, 'a.pdf')).toMatch(/has no pages/);
  expect(await say(makePng(9, 9).subarray(0, 20), 'a.png')).toMatch(/not complete/);
  expect(await say(makeJpeg().subarray(0, -4), 'a.jpg')).toMatch(/not complete/);
  expect(await say(makePng(65_000, 65_000), 'a.png')).toMatch(/more than 110 megapixels/);
  expect(await say(makeJpeg({ width: 12_000, height: 12_000 }), 'a.jpg')).toMatch(/more than 110 megapixels/);
  expect(await say(makePng(1, 1), 'a.pdf')).toMatch(/not what its name says/);
  expect(await say(page, 'a.pdf')).toMatch(/not what its name says/);
});

describe('a Word document', () => {
  let folder = '';
  const install = (name: string, script: string) => {
    folder ||= mkdtempSync(join(tmpdir(), 'programs-'));
    writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`);
    chmodSync(join(folder, name), 0o755);
    vi.stubEnv('PATH', `${folder}:/usr/bin:/bin`);
  };
  afterEach(() => {
    vi.unstubAllEnvs();
    if (folder) rmSync(folder, { recursive: true });
    folder = '';
  });

  it('cannot be converted without LibreOffice and bubblewrap, and the applicant is asked for a PDF · DOC-06', async () => {
    vi.stubEnv('PATH', '');

    const advice = { failure: 'Please save your Word document as PDF and upload that.' };
    expect(await convertFile(Buffer.from('PK\u0003\u0004'), 'new.docx')).toEqual(advice);
    expect(await convertFile(Buffer.from('d0cf11e0', 'hex'), 'old.doc')).toEqual(advice);
  });

  it('is opened without access to the network or to any other file · DOC-06', async () => {
    const document = await PDFDocument.create();
    document.addPage();
    const pdf = join(tmpdir(), `word-${process.pid}.pdf`);
    writeFileSync(pdf, await document.save());
    const said = `${pdf}.txt`;
    // Stands in for bubblewrap: notes its arguments, and writes a PDF beside the document.
    install(
      'bwrap',
      `echo "$@" > ${said}; while [ "$1" != --bind ]; do shift; done; cp ${pdf} "$2/document.pdf"`,
    );

    await convert(Buffer.from('PK\u0003\u0004'), 'new.docx');

    const words = readFileSync(said, 'utf8');
    expect(words).toContain('--unshare-all --die-with-parent');
    expect(words.match(/--(ro-)?bind(-try)? \S+/g)?.map((each) => each.split(' ')[1])).toEqual([
      ...['/usr', '/bin', '/lib', '/lib64', '/opt', '/etc/fonts', '/etc/libreoffice', '/etc/alternatives'],
      expect.stringMatching(/sandbox-word-\w+\/passwd$/),
      expect.stringMatching(/sandbox-word-\w+$/),
    ]);
    for (const file of [pdf, said]) rmSync(file);
  });
});
