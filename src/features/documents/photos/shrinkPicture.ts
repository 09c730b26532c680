import { UPLOAD_MAX_BYTES } from '../../../core/constants.ts';
import { pictureKind } from './isPicture.ts';
import { makePage } from './makePage.ts';
import { SCALES } from './planPhotos.ts';
import { readJpeg } from './readJpeg.ts';
import { writePdf } from './writePdf.ts';

/** A larger picture, in pixels, takes a converter much time and memory. */
const MAX_PIXELS = 50_000_000;

/**
 * Makes a picture that cannot be sent as it is into a PDF, as if it had been added to the photographs: a picture that is
 * too large, or a HEIC. Returns any other file, and a picture that the browser cannot read, as it is.
 */
export async function shrinkPicture(file: File): Promise<File> {
  const kind = await pictureKind(file);
  if (kind === null) return file;
  const isFit = kind !== 'heic' && file.size <= UPLOAD_MAX_BYTES && (await countPixels(file)) <= MAX_PIXELS;
  if (isFit) return file;
  return makePage(file, SCALES[0]).then(
    (page) => writePdf([{ page, turns: 0 }], file.name),
    () => file,
  );
}

/** Reads the size of a JPEG or PNG from its header. */
async function countPixels(file: File): Promise<number> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { width, height } = readJpeg(bytes) ?? readPngSize(bytes);
  return width * height;
}

function readPngSize({ buffer, length }: Uint8Array) {
  const header = new DataView(buffer);
  return length < 24
    ? { width: 0, height: 0 }
    : { width: header.getUint32(16), height: header.getUint32(20) };
}
