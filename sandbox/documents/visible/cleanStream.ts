import { deflateSync } from 'node:zlib';
import { decodePDFRawStream, PDFArray, PDFName, PDFNull, PDFRawStream, type PDFObject } from 'pdf-lib';
import { readJpeg } from '../readJpeg.ts';
import { UndrawableError } from '../UndrawableError.ts';
import { cleanJpx } from './cleanJpx.ts';

/** The contents of a stream, and how they are encoded. */
type Encoded = { contents: Uint8Array; filters: string[]; parameters: PDFObject[] };

/** Short names, meant for inline images, but also read elsewhere. ISO 32000-1 §8.9.7. */
const FILTERS: Readonly<Record<string, string>> = {
  A85: 'ASCII85Decode',
  AHx: 'ASCIIHexDecode',
  CCF: 'CCITTFaxDecode',
  DCT: 'DCTDecode',
  Fl: 'FlateDecode',
  // Not in the standard, but read by viewers.
  JPX: 'JPXDecode',
  LZW: 'LZWDecode',
  RL: 'RunLengthDecode',
};

const KNOWN = new Set([...Object.values(FILTERS), 'JBIG2Decode']);

/** An image in a drawing: its entries, of which a palette may be the longest, up to its data. */
const INLINE_IMAGE = /\bBI\b([^]{0,5000}?)\bID\s/g;
const INLINE_END = /^[\s\0]*EI\b/;

/**
 * Removes the metadata of photographs, which say where they were taken, from a stream that is or contains one.
 *
 * @throws UndrawableError if a photograph cannot be read, or its filter is unknown, so that it may contain a place.
 */
export function cleanStream(stream: PDFRawStream): Encoded {
  const encoded = readEncoded(stream);
  const { contents, filters, parameters } = encoded;
  if (!filters.every((filter) => KNOWN.has(filter))) throw new UndrawableError();
  const at = filters.findIndex((filter) => filter === 'DCTDecode' || filter === 'JPXDecode');
  if (at < 0) return isImage(stream) ? encoded : cleanDrawing(stream, encoded);
  const [kind = '', ...more] = filters.slice(at);
  const photo = decode(stream, contents, filters.slice(0, at));
  const clean = kind === 'DCTDecode' ? cleanJpeg(photo) : cleanJpx(photo);
  if (!clean || more.length > 0) throw new UndrawableError();
  return { contents: clean, filters: [kind], parameters: parameters.slice(at) };
}

function readEncoded({ dict, contents }: PDFRawStream): Encoded {
  const list = (...keys: string[]) => {
    const value = keys.map((key) => dict.lookup(PDFName.of(key))).find(Boolean);
    return value instanceof PDFArray ? value.asArray().map((_, at) => value.lookup(at)) : [value];
  };
  const names = list('Filter').flatMap((name) => (name instanceof PDFName ? [name.decodeText()] : []));
  // Encryption has been removed.
  const filters = names.map((name) => FILTERS[name] ?? name);
  const parameters = list('DecodeParms', 'DP').map((each) => each ?? PDFNull);
  return { contents, filters, parameters: filters.map((_, at) => parameters[at] ?? PDFNull) };
}

const isImage = ({ dict }: PDFRawStream) => dict.lookup(PDFName.of('Subtype')) === PDFName.of('Image');

function decode({ dict }: PDFRawStream, contents: Uint8Array, filters: string[]): Uint8Array {
  if (filters.length === 0) return contents;
  const { context } = dict;
  return decodePDFRawStream(PDFRawStream.of(context.obj({ Filter: filters }), contents)).decode();
}

/** A photograph may be cut off, like one from an interrupted scan. */
function cleanJpeg(file: Uint8Array): Uint8Array | undefined {
  const start = Buffer.from(file.buffer, file.byteOffset, file.byteLength).indexOf('ffd8ff', 0, 'hex');
  if (start < 0) return undefined;
  const photo = file.subarray(start);
  return (readJpeg(photo) ?? readJpeg(Buffer.concat([photo, Buffer.from('ffd9', 'hex')])))?.bytes;
}

/** Cleans the photographs inside a drawing. */
function cleanDrawing(stream: PDFRawStream, encoded: Encoded): Encoded {
  let bytes: Buffer;
  try {
    bytes = Buffer.from(decode(stream, encoded.contents, encoded.filters));
  } catch {
    return encoded;
  }
  const parts: Uint8Array[] = [];
  let end = 0;
  for (const { 0: opening, 1: entries = '', index } of bytes.toString('latin1').matchAll(INLINE_IMAGE)) {
    const start = index + opening.length;
    // A name may contain escaped letters.
    const plain = entries.replace(/#([\da-f]{2})/gi, (_, code: string) =>
      String.fromCharCode(parseInt(code, 16)),
    );
    if (!/\/(DCT|JPX)/.test(plain) || start < end) continue;
    const photo = readJpeg(bytes.subarray(start));
    // After its end, phones put more pictures, with their own metadata.
    const after = photo && bytes.toString('latin1', start + photo.length, start + photo.length + 1_000);
    if (!after || !INLINE_END.test(after)) throw new UndrawableError();
    const removed = photo.length - photo.bytes.length;
    // Its length may be among its entries, so it stays.
    parts.push(bytes.subarray(end, start), photo.bytes, Buffer.alloc(removed, ' '));
    end = start + photo.length;
  }
  if (end === 0) return encoded;
  const contents = deflateSync(Buffer.concat([...parts, bytes.subarray(end)]));
  return { contents, filters: ['FlateDecode'], parameters: [PDFNull] };
}
