import { inflateSync } from 'node:zlib';

/** No kind of PNG has more bits to a pixel. */
const MAX_BYTES_PER_PIXEL = 8;
/** Room for the row marks of an interlaced picture. */
const SLACK_BYTES = 1024 * 1024;
/** A picture beyond this would need more memory than a local stand-in should take. */
export const MAX_PIXELS = 60_000_000;

/**
 * Reads the size of a PNG and makes sure that it unpacks to no more than that.
 *
 * @throws RangeError for a header or a part that ends too early, and for a picture that is more than it says.
 */
export function readPng(content: Uint8Array): { pixels: number } {
  const view = new DataView(content.buffer, content.byteOffset, content.length);
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  const pixels = width * height;
  if (pixels > MAX_PIXELS) return { pixels };
  const parts: Uint8Array[] = [];
  for (let at = 8; at + 12 <= content.length; at += 12 + view.getUint32(at))
    if (view.getUint32(at + 4) === 0x49444154)
      parts.push(content.subarray(at + 8, at + 8 + view.getUint32(at)));
  inflateSync(Buffer.concat(parts), {
    maxOutputLength: pixels * MAX_BYTES_PER_PIXEL + 2 * height + SLACK_BYTES,
  });
  return { pixels };
}
