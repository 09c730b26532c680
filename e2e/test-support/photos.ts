import type { Page } from '@playwright/test';
import type { ChosenFile } from './files.ts';

/** The appearance of a photograph. */
interface PhotoSettings {
  width: number;
  height: number;
  /** The background colour. */
  color: string;
  type?: 'image/jpeg' | 'image/png';
  /** The EXIF orientation; a phone held upright writes 6. */
  orientation?: number;
}

/** Draws a photograph in the browser; if an orientation is given, adds EXIF data with it and a location. */
export async function takePhoto(page: Page, name: string, settings: PhotoSettings): Promise<ChosenFile> {
  const { type = 'image/jpeg', orientation } = settings;
  const data = await page.evaluate(
    ({ width, height, color, type }) => {
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const context = canvas.getContext('2d')!;
      context.fillStyle = color;
      context.fillRect(0, 0, width, height);
      context.fillStyle = 'black';
      context.font = `${height / 20}px sans-serif`;
      for (let line = 1; line < 18; line += 1)
        context.fillText(
          `${line}. Algebra II, Chemistry, World History: A−`,
          width / 20,
          (line * height) / 18,
        );
      return canvas.toDataURL(type, 0.9);
    },
    { ...settings, type },
  );
  const bytes = Buffer.from(data.split(',')[1] ?? '', 'base64');
  const buffer = orientation
    ? Buffer.concat([bytes.subarray(0, 2), makeExif(orientation), bytes.subarray(2)])
    : bytes;
  return { name, mimeType: type, buffer };
}

/** Creates an APP1 segment with an orientation, followed by a location. */
function makeExif(orientation: number): Buffer {
  // Big-endian; one directory with one entry, the orientation as a SHORT; no second directory.
  const tiff = Buffer.from(
    `4d4d002a00000008000101120003000000010${orientation.toString(16).padStart(3, '0')}000000000000`,
    'hex',
  );
  const body = Buffer.concat([Buffer.from('Exif\0\0'), tiff, Buffer.from('GPS 41.4N 79.7W')]);
  return Buffer.concat([Buffer.from([0xff, 0xe1, 0, body.length + 2]), body]);
}

/**
 * Creates a photo of a blank sheet without a browser, because some browsers cannot encode JPEG. The photo is grey, and as
 * large as 120 kB for 1,200 by 1,600 pixels because every block uses the longest codes.
 */
export function makeSheet(width = 1200, height = 1600): Buffer {
  const segment = (marker: number, ...body: readonly number[]) =>
    Buffer.from([0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 0xff, ...body]);
  const oneCodeOf16Bits = [...Array<number>(15).fill(0), 1, 0];
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, 0, ...Array<number>(64).fill(16)),
    segment(0xc0, 8, height >> 8, height & 0xff, width >> 8, width & 0xff, 1, 1, 0x11, 0),
    // Each block consists of two codes: the same brightness as the previous block, and the end of the block.
    segment(0xc4, 0x00, ...oneCodeOf16Bits),
    segment(0xc4, 0x10, ...oneCodeOf16Bits),
    segment(0xda, 1, 1, 0, 0, 63, 0),
    Buffer.alloc((width / 8) * (height / 8) * 4),
    Buffer.from([0xff, 0xd9]),
  ]);
}

declare global {
  interface Window {
    sentFiles: File[];
  }
}

/** Runs in the page and records the files that it uploads. */
export function keepSentFiles(): void {
  const { fetch } = window;
  window.sentFiles = [];
  window.fetch = (input, init) => {
    const file = init?.body instanceof FormData ? init.body.get('file') : null;
    if (file instanceof File) window.sentFiles.push(file);
    return fetch(input, init);
  };
}

/** Returns the last file that was uploaded. */
export async function readSentFile(page: Page): Promise<{ name: string; bytes: Uint8Array }> {
  const { name, text } = await page.evaluate(async () => {
    const file = window.sentFiles.at(-1)!;
    const bytes = new Uint8Array(await file.arrayBuffer());
    return { name: file.name, text: Array.from(bytes, (byte) => String.fromCharCode(byte)).join('') };
  });
  return { name, bytes: new Uint8Array(Buffer.from(text, 'latin1')) };
}
