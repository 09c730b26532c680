import type { PhotoPage } from './photos.ts';

/** A JPEG in a form that can be embedded in a PDF. */
interface Jpeg extends Omit<PhotoPage, 'data'> {
  /** The file without metadata, as views of the original bytes. */
  readonly parts: readonly Uint8Array<ArrayBuffer>[];
}

const [SOI, EOI, SOS, SOF3] = [0xd8, 0xd9, 0xda, 0xc3];
const [APP0, APP1, APP2, APP14, APP15, COM] = [0xe0, 0xe1, 0xe2, 0xee, 0xef, 0xfe];
/** Markers in the start-of-frame range that start no frame: Huffman tables, an extension, arithmetic coding. */
const NO_FRAMES = [0xc4, 0xc8, 0xcc];

const EXIF = 'Exif\0\0';
/** EXIF 2.3 §4.6.4, "Orientation": a two-byte number. */
const [ORIENTATION, SHORT] = [0x0112, 3];

/**
 * Reads the segments of a JPEG, without the metadata on where, when and by whom it was taken, and without anything a
 * phone appends after the picture. The colour profile and the Adobe marker stay: without them, colours would change.
 *
 * @returns null for files that PDF readers may not open: other formats, rare kinds of JPEG, truncated files.
 */
export function readJpeg(bytes: Uint8Array<ArrayBuffer>): Jpeg | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let frame: Pick<Jpeg, 'width' | 'height' | 'components'> | null = null;
  let orientation = 1;
  if (bytes[0] !== 0xff || bytes[1] !== SOI) return null;
  parts.push(bytes.subarray(0, 2));

  let at = 2;
  while (at + 1 < bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    // Any number of fill bytes may precede a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === EOI) {
      parts.push(bytes.subarray(at, at + 2));
      return frame && { ...frame, orientation, parts };
    }
    const end = at + 4 <= bytes.length ? at + 2 + view.getUint16(at + 2) : Infinity;
    if (end > bytes.length || end < at + 4) return null;
    const segment = bytes.subarray(at + 4, end);
    if (isFrame(marker)) {
      if (frame || marker >= SOF3 || segment.length < 6) return null;
      const [precision, components = 0] = [segment[0], segment[5]];
      frame = { height: view.getUint16(at + 5), width: view.getUint16(at + 7), components };
      if (precision !== 8 || !frame.width || !frame.height || ![1, 3].includes(components)) return null;
    }
    if (marker === APP1) orientation = readOrientation(segment) ?? orientation;
    const next = marker === SOS ? findScanEnd(bytes, end) : end;
    if (isNeeded(marker, segment)) parts.push(bytes.subarray(at, next));
    at = next;
  }
  return null;
}

const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && !NO_FRAMES.includes(marker);

function isNeeded(marker: number, segment: Uint8Array): boolean {
  if (marker === COM) return false;
  if (marker < APP0 || marker > APP15) return true;
  const name = String.fromCharCode(...segment.subarray(0, 12));
  return (marker === APP2 && name === 'ICC_PROFILE\0') || (marker === APP14 && name.startsWith('Adobe'));
}

/** Finds the end of the compressed pixels: a marker that is neither a restart marker nor a stuffed byte. */
function findScanEnd(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
}

/** Reads the orientation, 1 to 8, from an APP1 segment; null if it has none. */
function readOrientation(segment: Uint8Array): number | null {
  if (String.fromCharCode(...segment.subarray(0, 6)) !== EXIF) return null;
  const tiff = new DataView(segment.buffer, segment.byteOffset + 6, segment.byteLength - 6);
  if (tiff.byteLength < 10) return null;
  const isLittle = tiff.getUint16(0) === 0x4949;
  const first = tiff.getUint32(4, isLittle);
  if (first + 2 > tiff.byteLength) return null;
  const count = tiff.getUint16(first, isLittle);

  for (let at = first + 2; at < first + 2 + count * 12 && at + 12 <= tiff.byteLength; at += 12) {
    if (tiff.getUint16(at, isLittle) !== ORIENTATION) continue;
    const value = tiff.getUint16(at + 8, isLittle);
    return tiff.getUint16(at + 2, isLittle) === SHORT && value >= 1 && value <= 8 ? value : null;
  }
  return null;
}
