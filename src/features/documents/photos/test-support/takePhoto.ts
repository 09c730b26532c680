import { exif } from './jpegs.ts';

interface PhotoSettings {
  width: number;
  height: number;
  type?: 'image/jpeg' | 'image/png';
  /** The EXIF orientation; a phone held upright writes 6. */
  orientation?: number;
}

/** Draws a photograph, red above and blue below as stored; if an orientation is given, with EXIF data and a location. */
export async function takePhoto(name: string, settings: PhotoSettings): Promise<File> {
  const { width, height, type = 'image/jpeg', orientation } = settings;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no room for a canvas.');
  context.fillStyle = 'red';
  context.fillRect(0, 0, width, height);
  context.fillStyle = 'blue';
  context.fillRect(0, height / 2, width, height / 2);
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.9));
  if (!drawn) throw new Error('The browser cannot draw this picture.');
  const bytes = new Uint8Array(await drawn.arrayBuffer());
  const parts = orientation
    ? [bytes.subarray(0, 2), new Uint8Array(exif(orientation)), bytes.subarray(2)]
    : [bytes];
  return new File(parts, name, { type });
}
