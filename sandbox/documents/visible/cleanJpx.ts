/** The boxes that the picture consists of; all others hold metadata. ISO 15444-1 annex I. */
const BOXES = ['jP  ', 'ftyp', 'rreq', 'jp2h', 'jp2c'];

/** The markers of the codestream: a comment, and the first part of the picture. Annex A. */
const [COMMENT, FIRST_TILE] = [0xff64, 0xff90];

/** Removes the metadata of a JPEG 2000 picture. Returns undefined if it cannot be read. */
export function cleanJpx(file: Uint8Array): Uint8Array | undefined {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (bytes.length < 12) return undefined;
  if (bytes.readUInt16BE(0) === 0xff4f) return dropComments(bytes);
  const parts: Buffer[] = [];
  let hasPicture = false;
  for (let at = 0; at + 8 <= bytes.length;) {
    const size = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    const isLong = size === 1 && at + 16 <= bytes.length;
    const end = size === 0 ? bytes.length : at + (isLong ? Number(bytes.readBigUInt64BE(at + 8)) : size);
    const start = at + (isLong ? 16 : 8);
    // The last box may be cut off.
    const content = bytes.subarray(start, end);
    const kept = type === 'jp2c' ? dropComments(content) : content;
    if (end < start || !kept) return undefined;
    hasPicture ||= type === 'jp2c';
    if (BOXES.includes(type)) parts.push(writeHeader(kept.length + 8, type), kept);
    at = end;
  }
  return hasPicture ? Buffer.concat(parts) : undefined;
}

function writeHeader(size: number, type: string): Buffer {
  const header = Buffer.alloc(8);
  header.writeUInt32BE(size);
  header.write(type, 4, 'latin1');
  return header;
}

/** Removes the comments at the beginning of a codestream. */
function dropComments(stream: Buffer): Buffer | undefined {
  const parts = [stream.subarray(0, 2)];
  for (let at = 2; at + 4 <= stream.length;) {
    const marker = stream.readUInt16BE(at);
    if (marker === FIRST_TILE) return Buffer.concat([...parts, stream.subarray(at)]);
    const end = at + 2 + stream.readUInt16BE(at + 2);
    if (marker !== COMMENT) parts.push(stream.subarray(at, end));
    at = end;
  }
  return undefined;
}
