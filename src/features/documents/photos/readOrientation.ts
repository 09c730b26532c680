const EXIF = 'Exif\0\0';
/** EXIF 2.3 §4.6.4, "Orientation": a two-byte number. */
const [ORIENTATION, SHORT] = [0x0112, 3];

/** Reads the orientation, 1 to 8, from an APP1 segment; null if it has none. */
export function readOrientation(segment: Uint8Array): number | null {
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
