import { deflateSync } from 'node:zlib';
import {
  decodePDFRawStream,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRawStream,
  PDFString,
  type PDFObject,
} from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { makeJpeg } from '../../test-support/makePicture.ts';
import { copyPages } from '../copyPages.ts';

const PHOTO = makeJpeg({ exif: 'GPS 40.5 N' });
const SCRIPT = { S: 'JavaScript', JS: PDFString.of('app.alert(1)') };
const LAUNCH = { S: 'Launch', F: PDFString.of('run.exe') };

type Entries = Record<string, unknown>;

/** Adds parts to a PDF with one page, converts it, and returns everything in it as text, streams decoded. */
async function readCopy(add: (pdf: PDFDocument, resources: PDFDict) => void): Promise<string> {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage();
  page.drawText('Grades');
  add(pdf, page.node.lookup(PDFName.of('Resources'), PDFDict));
  const result = await copyPages(await pdf.save());
  if ('failure' in result) return result.failure;
  const copy = await PDFDocument.load(result.pdf);
  const all = copy.context.enumerateIndirectObjects().map(([, object]) => readObject(object));
  return all.join('\n');
}

function readObject(object: PDFObject): string {
  if (!(object instanceof PDFRawStream)) return String(object);
  const filter = String(object.dict.lookup(PDFName.of('Filter')));
  const isPicture = /DCT|JPX/.test(filter);
  const content = isPicture ? object.contents : decodePDFRawStream(object).decode();
  return `${String(object.dict)} ${Buffer.from(content).toString('latin1')}`;
}

const stream = (pdf: PDFDocument, contents: Uint8Array, entries: Entries) =>
  pdf.context.register(PDFRawStream.of(pdf.context.obj(entries as never) as unknown as PDFDict, contents));

/** Puts a picture on the page. */
const readPicture = (contents: Uint8Array, entries: Entries) =>
  readCopy((pdf, resources) => {
    const size = { Width: 16, Height: 16, ColorSpace: 'DeviceRGB', BitsPerComponent: 8 };
    const image = stream(pdf, contents, { Type: 'XObject', Subtype: 'Image', ...size, ...entries });
    resources.set(PDFName.of('XObject'), pdf.context.obj({ Photo: image }));
  });

const box = (type: string, content: string | Buffer) => {
  const data = typeof content === 'string' ? Buffer.from(content, 'latin1') : content;
  const header = Buffer.alloc(8);
  header.writeUInt32BE(data.length + 8);
  header.write(type, 4, 'latin1');
  return Buffer.concat([header, data]);
};
/** The beginning of a codestream with a comment, and its first tile. */
const CODESTREAM = Buffer.concat([
  Buffer.from('ff4fff510004abcd', 'hex'),
  Buffer.from('ff64000e', 'hex'),
  Buffer.from('GPS comment!'),
  Buffer.from('ff90'.padEnd(8, '0'), 'hex'),
  Buffer.from('pixels'),
]);
const JP2 = [
  box('jP  ', '\r\n\x87\n'),
  box('ftyp', 'jp2 '),
  box('jp2h', 'size'),
  box('uuid', 'GPS 40.5 N'),
  box('xml ', '<GPS/>'),
  box('jp2c', CODESTREAM),
];

describe('a photograph in a PDF', () => {
  it.each<[string, Uint8Array, Entries]>([
    ['a single filter', PHOTO, { Filter: 'DCTDecode' }],
    ['a list of one filter', PHOTO, { Filter: ['DCTDecode'] }],
    ['a compressed JPEG', deflateSync(PHOTO), { Filter: ['FlateDecode', 'DCTDecode'] }],
    ['a JPEG in hexadecimal', Buffer.from(`${PHOTO.toString('hex')}>`), { Filter: ['AHx', 'DCT'] }],
    ['an abbreviated filter', PHOTO, { Filter: 'DCT', DecodeParms: [{ ColorTransform: 0 }] }],
    ['bytes before the JPEG', Buffer.concat([Buffer.from('\n GPS'), PHOTO]), { Filter: 'DCTDecode' }],
    ['a JPEG that is cut off', PHOTO.subarray(0, -2), { Filter: 'DCTDecode' }],
    ['a JPEG 2000 file', Buffer.concat(JP2), { Filter: 'JPXDecode' }],
    ['a JPEG 2000 codestream', CODESTREAM, { Filter: ['JPXDecode'] }],
  ])('keeps its pixels, but not its place: %s · DOC-14', async (_, contents, entries) => {
    const copy = await readPicture(contents, entries);

    expect(copy).toContain('pixels');
    expect(copy).not.toContain('GPS');
  });

  it.each(['DCTDecode', 'DCT', '[/DCT]', 'D#43T'])(
    'is cleaned inside a drawing, with the filter %s · DOC-14',
    async (filter) => {
      const entries = `q BI /W 16 /H 16 /CS /RGB /BPC 8 /F ${filter.replace(/^(?=\w)/, '/')} ID `;
      const drawing = Buffer.concat([Buffer.from(entries), PHOTO, Buffer.from('\nEI Q BT (after) Tj ET')]);

      const copy = await readCopy((pdf) => {
        const form = { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 9, 9], Filter: 'FlateDecode' };
        const refs = [stream(pdf, drawing, {}), stream(pdf, deflateSync(drawing), form)];
        const { node } = pdf.getPage(0);
        node.set(PDFName.of('Contents'), pdf.context.obj([refs[0]!]));
        node.set(PDFName.of('Resources'), pdf.context.obj({ XObject: { Form: refs[1]! } }));
      });

      expect(copy.match(/pixels[^]{0,60}\nEI Q BT \(after\) Tj/g)).toHaveLength(2);
      expect(copy).not.toContain('GPS');
    },
  );

  it.each<[string, string, Buffer]>([
    ['with a second one after its end', '/DCT', Buffer.concat([PHOTO, Buffer.from('\0GPS'), PHOTO])],
    ['of a kind that only viewers know there', '/JPX', Buffer.concat(JP2)],
    ['after many entries', `/DCT /D [${' '.repeat(3_000)}]`, Buffer.concat([PHOTO, Buffer.from('GPS')])],
  ])('inside a drawing that cannot be cleaned is refused: %s · DOC-14', async (_, filter, photo) => {
    const entries = Buffer.from(`q BI /W 16 /H 16 /CS /RGB /BPC 8 /F ${filter} ID `);
    const drawing = Buffer.concat([entries, photo, Buffer.from('\nEI Q')]);

    const copy = await readCopy((pdf) =>
      pdf.getPage(0).node.set(PDFName.of('Contents'), stream(pdf, drawing, {})),
    );

    expect(copy).toMatch(/print it to PDF/);
  });

  it('is cleaned inside a drawing whose parts divide it · DOC-14', async () => {
    const copy = await readCopy((pdf) => {
      const drawing = Buffer.concat([Buffer.from(' /DCT ID '), PHOTO, Buffer.from('\nEI Q')]);
      const refs = [Buffer.from('q BI /W 16 /H 16 /CS /RGB /BPC 8 /F'), drawing].map((each) =>
        stream(pdf, each, {}),
      );
      pdf.getPage(0).node.set(PDFName.of('Contents'), pdf.context.obj(refs));
    });

    expect(copy).toMatch(/pixels[^]*EI Q/);
    expect(copy).not.toContain('GPS');
  });

  it.each<[string, Uint8Array, Entries]>([
    ['an unknown filter', PHOTO, { Filter: 'Photo' }],
    ['a filter that only viewers know', Buffer.from('GPS'), { Filter: 'JPX' }],
    ['no JPEG', Buffer.from('GPS'), { Filter: 'DCTDecode' }],
    ['a damaged JPEG', Buffer.from('ffd8ffe1', 'hex'), { Filter: 'DCTDecode' }],
    ['a JPEG 2000 file without a picture', Buffer.concat(JP2.slice(0, -1)), { Filter: 'JPXDecode' }],
    ['no JPEG 2000', Buffer.from('GPS 40.5 N and more'), { Filter: 'JPXDecode' }],
    ['an unknown order', PHOTO, { Filter: ['DCTDecode', 'FlateDecode'] }],
  ])('that cannot be cleaned is refused: %s · DOC-14', async (_, contents, entries) => {
    expect(await readPicture(contents, entries)).toMatch(/print it to PDF/);
  });
});

it.each<[string, (pdf: PDFDocument, resources: PDFDict) => void]>([
  ['a kind of resource', (pdf, to) => to.set(PDFName.of('JavaScript'), pdf.context.obj({ run: SCRIPT }))],
  ['a resource', (pdf, to) => to.set(PDFName.of('Properties'), pdf.context.obj({ run: SCRIPT, go: LAUNCH }))],
  [
    'a graphics state',
    (pdf, to) => to.set(PDFName.of('ExtGState'), pdf.context.obj({ G: { ...SCRIPT, ca: 1, AA: LAUNCH } })),
  ],
  [
    'a form',
    (pdf, to) => {
      const form = { Subtype: 'Form', BBox: [0, 0, 9, 9], ...SCRIPT, A: LAUNCH, AA: { O: SCRIPT } };
      to.set(PDFName.of('XObject'), pdf.context.obj({ Form: stream(pdf, Buffer.from('q Q'), form) }));
    },
  ],
  [
    'a program',
    (pdf, to) => {
      const program = stream(pdf, Buffer.from('app.alert'), { Subtype: 'PS' });
      to.set(PDFName.of('XObject'), pdf.context.obj({ P: program }));
    },
  ],
  [
    'the drawing of a page',
    (pdf) => pdf.getPage(0).node.set(PDFName.of('Contents'), stream(pdf, Buffer.from('q Q'), LAUNCH)),
  ],
  [
    'a font',
    (pdf, to) => {
      const font = pdf.context.obj({ Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica', ...SCRIPT });
      to.set(PDFName.of('Font'), pdf.context.obj({ F: font }));
    },
  ],
  [
    'a layer',
    (pdf) => {
      const layer = pdf.context.register(
        pdf.context.obj({ Type: 'OCG', Name: PDFString.of('x'), A: SCRIPT }),
      );
      const layers = { OCGs: [layer], D: { OFF: [layer], A: LAUNCH }, JS: SCRIPT };
      pdf.catalog.set(PDFName.of('OCProperties'), pdf.context.obj(layers));
    },
  ],
  [
    'the appearance of a note',
    (pdf) => {
      const own = stream(pdf, Buffer.from('q Q'), { Subtype: 'Form', BBox: [0, 0, 9, 9], A: LAUNCH });
      const note = {
        Type: 'Annot',
        Subtype: 'Stamp',
        Rect: [0, 0, 9, 9],
        AP: { N: own, A: SCRIPT },
        A: SCRIPT,
      };
      pdf.getPage(0).node.addAnnot(pdf.context.register(pdf.context.obj(note)));
    },
  ],
])('a script or an action is not copied from %s · DOC-14', async (_, add) => {
  const copy = await readCopy(add);

  expect(copy).toContain('/Type /Page');
  expect(copy).not.toMatch(/JavaScript|Launch|app\.alert|run\.exe|\/(A|AA|JS)\b/);
});
