import type { PhotoPage } from './photos.ts';
import type { Scale } from './planPhotos.ts';
import { readJpeg } from './readJpeg.ts';

const JPEG = 'image/jpeg';
const THUMBNAIL: Scale = { longSide: 320, bytes: 0, quality: 0.8 };

type Source = { readonly data: Blob } & Partial<PhotoPage>;

/**
 * Makes a page from a photograph: a small JPEG is kept as stored, and the browser redraws anything else. Throws if the
 * browser cannot read the file.
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

/** Makes a thumbnail of a page, in its stored orientation. */
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
  // A single part, because Firefox detects a JPEG by three bytes, which it looks for only in the first part.
  const whole = await new Blob([...parts]).arrayBuffer();
  return { ...page, orientation: orientation ?? page.orientation, data: new Blob([whole], { type: JPEG }) };
}

/** Draws a picture, scaled down if its long side exceeds `longSide` pixels. Pages have no EXIF rotation. */
async function draw(source: Source, longSide: number): Promise<HTMLCanvasElement> {
  const bitmap = await decode(source, longSide);
  const { width, height } = bitmap;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no room for a canvas.');
  // The background for transparent areas.
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return canvas;
}

/**
 * Decodes and scales a picture in one step, because 48 megapixels need 192 MB and Safari allows no canvas over 16.7
 * megapixels. If the size is unknown, a large picture is decoded twice.
 */
async function decode({ data, width, height }: Source, longSide: number): Promise<ImageBitmap> {
  if (!width || !height) {
    const whole = await createImageBitmap(data);
    const size = { width: whole.width, height: whole.height };
    if (Math.max(size.width, size.height) <= longSide) return whole;
    whole.close();
    return decode({ data, ...size }, longSide);
  }
  if (Math.max(width, height) <= longSide) return createImageBitmap(data);
  const size = fit({ width, height }, longSide);
  return createImageBitmap(data, {
    resizeWidth: size.width,
    resizeHeight: size.height,
    resizeQuality: 'high',
  });
}

function fit({ width, height }: { width: number; height: number }, longSide: number) {
  const ratio = longSide / Math.max(width, height);
  return { width: Math.max(1, Math.round(width * ratio)), height: Math.max(1, Math.round(height * ratio)) };
}

async function encode(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, JPEG, quality));
  forget(canvas);
  if (!blob) throw new Error('The browser could not encode a picture.');
  return blob;
}

/** Frees the memory of a canvas, which Safari keeps until the canvas is shrunk. */
function forget(canvas: HTMLCanvasElement): void {
  canvas.width = 0;
  canvas.height = 0;
}
