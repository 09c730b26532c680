import type { PhotoPage } from './photos.ts';
import type { Scale } from './planPhotos.ts';
import { readJpeg } from './readJpeg.ts';

const JPEG = 'image/jpeg';
const THUMBNAIL: Scale = { longSide: 320, bytes: 0, quality: 0.8 };

type Source = { readonly data: Blob } & Partial<PhotoPage>;

/**
 * Makes a page of a photograph: a JPEG that is small enough as it is stored, anything else as the browser draws it.
 *
 * Throws where the browser cannot read it.
 */
export async function makePage(file: File, scale: Scale): Promise<PhotoPage> {
  const stored = await readPage(file);
  const isShort = stored !== null && Math.max(stored.width, stored.height) <= scale.longSide;
  if (isShort && stored.data.size <= scale.bytes) return stored;

  const canvas = await draw(stored ?? { data: file }, scale.longSide);
  const drawn = await readPage(await encode(canvas, scale.quality), stored?.orientation);
  if (!drawn) throw new Error('The browser encoded no JPEG.');
  return isShort && stored.data.size <= drawn.data.size ? stored : drawn;
}

/** Makes a small picture of a page, as it is stored. Throws where the browser cannot read it. */
export async function makeThumbnail(page: PhotoPage): Promise<string> {
  const canvas = await draw(page, THUMBNAIL.longSide);
  const url = canvas.toDataURL(JPEG, THUMBNAIL.quality);
  forget(canvas);
  return url;
}

async function readPage(file: Blob, orientation?: number): Promise<PhotoPage | null> {
  const jpeg = readJpeg(new Uint8Array(await file.arrayBuffer()));
  if (!jpeg) return null;
  const { parts, ...page } = jpeg;
  return {
    ...page,
    orientation: orientation ?? page.orientation,
    data: new Blob([...parts], { type: JPEG }),
  };
}

/**
 * Draws a picture with its long side so many pixels long, or as long as it is.
 *
 * Its size known, it is scaled while it is decoded: 48 megapixels take 192 MB, and Safari draws no canvas over 16.7. A
 * stored page has no EXIF left, so no browser turns it.
 */
async function draw({ data, width = 0, height = 0 }: Source, longSide: number): Promise<HTMLCanvasElement> {
  const known = fit({ width, height }, longSide);
  const isLarger = Math.max(width, height) > longSide;
  const bitmap = await createImageBitmap(
    data,
    isLarger ? { resizeWidth: known.width, resizeHeight: known.height, resizeQuality: 'high' } : {},
  );
  const canvas = Object.assign(document.createElement('canvas'), fit(bitmap, longSide));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no room for a canvas.');
  // Under what is transparent.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas;
}

function fit({ width, height }: { width: number; height: number }, longSide: number) {
  const ratio = Math.min(1, longSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * ratio)), height: Math.max(1, Math.round(height * ratio)) };
}

async function encode(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, JPEG, quality));
  forget(canvas);
  if (!blob) throw new Error('The browser could not encode a picture.');
  return blob;
}

/** Safari keeps the memory of a canvas until it is small. */
function forget(canvas: HTMLCanvasElement): void {
  canvas.width = 0;
  canvas.height = 0;
}
