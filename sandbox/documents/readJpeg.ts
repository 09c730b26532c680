/** A JPEG without the metadata that cameras add. */
export type Jpeg = {
  width: number;
  height: number;
  /** The EXIF orientation, from 1 (upright) to 8. */
  orientation: number;
  /** The file without EXIF (which may hold the place), other metadata, comments and anything after its end. */
  bytes: Uint8Array;
  /** The file's length up to its end, with everything that `bytes` leaves out. */
  length: number;
};

/** The application segments that the colours depend on, by their markers; all others hold metadata or thumbnails. */
const KEPT: Readonly<Record<number, string>> = { 0xe0: 'JFIF\0', 0xe2: 'ICC_PROFILE\0', 0xee: 'Adobe' };

const [END, SCAN, COMMENT] = [0xd9, 0xda, 0xfe];

/** Reads a JPEG up to its end marker without decoding it. Returns undefined if a part is missing. */
export function readJpeg(file: Uint8Array): Jpeg | undefined {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const parts = [file.subarray(0, 2)];
  const picture = { width: 0, height: 0, orientation: 1 };
  for (let at = 2; at + 4 <= file.length || file[at + 1] === END;) {
    if (file[at] !== 0xff) return undefined;
    const marker = file[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === END) {
      parts.push(file.subarray(at, at + 2));
      const isPicture = picture.width * picture.height > 0;
      return isPicture ? { ...picture, bytes: Buffer.concat(parts), length: at + 2 } : undefined;
    }
    const next = at + 2 + view.getUint16(at + 2);
    if (next > file.length) return undefined;
    const segment = file.subarray(at + 4, next);
    if (isFrame(marker) && segment.length >= 5) {
      picture.height = view.getUint16(at + 5);
      picture.width = view.getUint16(at + 7);
    }
    if (marker === 0xe1) picture.orientation = readOrientation(segment) ?? picture.orientation;
    const end = marker === SCAN ? findNextMarker(file, next) : next;
    if (end === undefined) return undefined;
    if (marker !== COMMENT && (!isApplication(marker) || isKept(marker, segment)))
      parts.push(file.subarray(at, end));
    at = end;
  }
  return undefined;
}

/** Frame headers are SOF0 to SOF15, except for three other markers in that range. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

const isApplication = (marker: number) => marker >= 0xe0 && marker <= 0xef;

function isKept(marker: number, segment: Uint8Array): boolean {
  const name = KEPT[marker];
  return name !== undefined && startsWith(segment, name);
}

const startsWith = (bytes: Uint8Array, text: string) =>
  Buffer.from(bytes.subarray(0, text.length)).toString('latin1') === text;

/** Skips a scan's data, in which 0xFF is followed by 0 or by a restart marker. */
function findNextMarker(file: Uint8Array, from: number): number | undefined {
  for (let at = file.indexOf(0xff, from); at >= 0; at = file.indexOf(0xff, at + 1)) {
    const marker = file[at + 1];
    if (marker === undefined) return undefined;
    if (marker !== 0 && marker !== 0xff && (marker < 0xd0 || marker > 0xd7)) return at;
  }
  return undefined;
}

/** Reads the orientation from an EXIF segment; undefined if it has none. */
function readOrientation(segment: Uint8Array): number | undefined {
  if (!startsWith(segment, 'Exif\0\0')) return undefined;
  const exif = new DataView(segment.buffer, segment.byteOffset + 6, segment.length - 6);
  try {
    const isLittle = exif.getUint16(0) === 0x4949;
    const directory = exif.getUint32(4, isLittle);
    for (let entry = 0; entry < exif.getUint16(directory, isLittle); entry += 1) {
      const at = directory + 2 + entry * 12;
      const value = exif.getUint16(at + 8, isLittle);
      if (exif.getUint16(at, isLittle) === 0x0112 && value >= 1 && value <= 8) return value;
    }
  } catch {
    // The metadata is damaged; the picture itself may be fine.
  }
  return undefined;
}
