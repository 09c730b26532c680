import { crc32, deflateSync } from 'node:zlib';
import { isOtherKind, pictureOf, PICTURES, type FileKind } from '../../model/files.ts';

/**
 * The keys of encrypted PDFs (40-bit RC4), made with pdf-lib. With the first, a file opens only with a password; with the
 * second, it opens without one and forbids changes, as official transcripts do. An empty page has nothing to encrypt.
 */
const LOCKS: Record<'password' | 'changes', { owner: string; user: string; id: string }> = {
  password: {
    owner: '92fe0f4454ad4c9644693f33c07cb54f587dce1e2682fe9ecea6107a1ef630dd',
    user: 'b46a45748098f9d82ef4a3b2740f5e2c52bd7a5e490ad6920906e5b6eab8fbad',
    id: '5ebe2294ecd0e0f08eab7690d2a6ee69',
  },
  changes: {
    owner: 'c92422687facee686e373f10b5c7d04738053152f7e2ee30e11c69ec442576ab',
    user: 'cfda724581acebc5d728eca33b667edd984b844ff7730238792fe1d2be641160',
    id: 'd41d8cd98f00b204e9800998ecf8427e',
  },
};

/** A picture of a kind that is not accepted, under the name of one that is. */
const GIF = new Uint8Array(Buffer.from('R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==', 'base64'));

/** Grey pictures of 16 by 16 pixels. */
const PIXELS: Record<keyof typeof PICTURES, string> = {
  png: 'iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAAAAAA6mKC9AAAAD0lEQVR42mNoQAMMI1sAAAUMgAHjM1mKAAAAAElFTkSuQmCC',
  jpeg: `/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA${'EBAQ'.repeat(21)}H/wAALCAAQABABAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAAP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AAP/Z`,
};

/** Makes a file to upload: a PDF with one empty page, or a picture. */
export function makeFile(kind?: FileKind): File {
  const picture = pictureOf(kind);
  if (isOtherKind(kind))
    return new File(kind === 'gif' ? [GIF] : [], 'transcript.pdf', { type: 'application/pdf' });
  if (!picture) return new File([makePdf(kind)], 'transcript.pdf', { type: 'application/pdf' });
  const whole = Buffer.from(PIXELS[picture], 'base64');
  const content =
    kind === 'hugePng'
      ? makeHugePng()
      : kind === picture
        ? whole
        : whole.subarray(0, whole.length - CUT_BYTES[picture]);
  return new File([new Uint8Array(content)], PICTURES[picture][0], { type: `image/${picture}` });
}

/** Cuts off the end, and some pixels before it. */
const CUT_BYTES = { png: 22, jpeg: 6 };

/** Makes a black picture of 11,000 by 11,000 pixels, which takes a few kilobytes. */
function makeHugePng(): Buffer {
  const side = 11_000;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))));
  const chunks = Object.entries({ IHDR: header, IDAT: rows, IEND: Buffer.alloc(0) }).map(([name, data]) => {
    const body = Buffer.concat([Buffer.from(name), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  });
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks]);
}

/** Almost 10 MB, even for a storage service that counts a megabyte as 1,000,000 bytes. */
const LARGE_BYTES = 9_900_000;

/** The text of a field, in UTF-16: a name in Chinese and in Latin letters. Not every converter has fonts for both. */
const TYPED = 'feff964800200043006800650063006e';
const FIELD = `<</Type/Annot/Subtype/Widget/FT/Tx/T(name)/V<${TYPED}>/Rect[72 700 300 720]/DA(/Helv 12 Tf 0 g)/F 4>>`;

function makePdf(kind?: FileKind): string {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources<<>>>>',
  ];
  if (kind === undefined) return writePdf(objects);
  if (kind === 'pageless') return writePdf([objects[0] ?? '', '<</Type/Pages/Kids[]/Count 0>>']);
  if (kind === 'form') {
    const [, tree = '', page = ''] = objects;
    const catalog = '<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[4 0 R]/NeedAppearances true>>>>';
    return writePdf([catalog, tree, page.replace(/>>$/, '/Annots[4 0 R]>>'), FIELD]);
  }
  const length = String(LARGE_BYTES);
  if (kind === 'large')
    return writePdf([...objects, `<</Length ${length}>>\nstream\n${' '.repeat(LARGE_BYTES)}\nendstream`]);
  const { owner, user, id } = LOCKS[kind === 'password' ? kind : 'changes'];
  const encrypt = `<</Filter/Standard/V 1/R 2/P -60/O<${owner}>/U<${user}>>>`;
  return writePdf([...objects, encrypt], `/Encrypt 4 0 R/ID[<${id}><${id}>]`);
}

/** Writes a complete PDF with a cross-reference table, because not every converter repairs one without. */
function writePdf(objects: string[], trailer = ''): string {
  const parts = ['%PDF-1.4\n', ...objects.map((text, at) => `${String(at + 1)} 0 obj\n${text}\nendobj\n`)];
  const places = parts.map((_, at) => parts.slice(0, at).join('').length);
  const rows = places.slice(1).map((place) => `${String(place).padStart(10, '0')} 00000 n \n`);
  const size = String(parts.length);
  return [
    ...parts,
    `xref\n0 ${size}\n0000000000 65535 f \n`,
    ...rows,
    `trailer\n<</Size ${size}/Root 1 0 R${trailer}>>\nstartxref\n${String(parts.join('').length)}\n%%EOF\n`,
  ].join('');
}
