import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { frame, jpegOf, scan } from './test-support/jpegs.ts';
import { shrinkPicture } from './shrinkPicture.ts';

/** The browser cannot decode any picture, but a picture that is made smaller is decoded. */
const decode = vi.fn(() => Promise.reject(new Error('No picture')));
beforeEach(() => vi.stubGlobal('createImageBitmap', decode.mockClear()));
afterEach(() => vi.unstubAllGlobals());

const jpegFile = (width: number, height: number, ...more: BlobPart[]) =>
  new File([jpegOf(frame({ width, height }), scan), ...more], 'a.jpg');
/** The beginning of a PNG, up to its size. */
const pngFile = (width: number, height: number) => {
  const size = new DataView(new ArrayBuffer(8));
  size.setUint32(0, width);
  size.setUint32(4, height);
  return new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), '\0\0\0\rIHDR', size], 'a.png');
};
const MB = 1024 * 1024;

it.each([
  ['a JPEG of 50 megapixels', jpegFile(10_000, 5_000), false],
  ['a JPEG of more than 50 megapixels', jpegFile(8_192, 6_144), true],
  ['a PNG of 50 megapixels', pngFile(10_000, 5_000), false],
  ['a PNG of more than 50 megapixels', pngFile(12_000, 9_000), true],
  ['a PNG that is cut off', new File(['\x89PNG\r\n\x1a\n'], 'a.png'), false],
  ['a JPEG of more than 10 MB', jpegFile(5_000, 4_000, new Uint8Array(10 * MB)), true],
  ['a HEIC', new File(['\0\0\0\x18ftypheic'], 'a.heic'), true],
  ['another file', new File(['%PDF-1.7', new Uint8Array(11 * MB)], 'a.pdf'), false],
])(
  'makes %s smaller only if it cannot be sent as it is, and if the browser can · DOC-14, DOC-19',
  async (_, file, isMade) => {
    expect(await shrinkPicture(file)).toBe(file);

    expect(decode.mock.calls.length > 0).toBe(isMade);
  },
);

it('makes a picture into a PDF of its name · DOC-14, DOC-19', async () => {
  const { name, type, size } = await shrinkPicture(jpegFile(40, 30, new Uint8Array(10 * MB)));

  expect({ name, type }).toEqual({ name: 'a.pdf', type: 'application/pdf' });
  expect(size).toBeLessThan(1_000);
});
