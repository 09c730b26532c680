import { describe, expect, it } from 'vitest';
import { readOrientation, UPRIGHT } from './readOrientation.ts';

function makeJpeg(orientation: number): Uint8Array {
  const tiff = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex');
  tiff.writeUInt16BE(orientation, 18);
  const app1 = Buffer.concat([Buffer.from('Exif\0\0'), tiff]);
  const frame = Buffer.from('ffc0000b080001000101011100ffda0002', 'hex');
  return Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, app1.length + 2]), app1, frame]);
}

describe('readOrientation', () => {
  it.each([
    [1, 0, false],
    [2, 0, true],
    [3, 180, false],
    [4, 180, true],
    [5, 90, true],
    [6, 90, false],
    [7, 270, true],
    [8, 270, false],
    [9, 0, false],
  ])('reads orientation %i as a turn of %i degrees, mirrored: %s', (orientation, clockwise, mirrored) => {
    expect(readOrientation(makeJpeg(orientation))).toEqual({ clockwise, mirrored });
  });

  it('takes a file without or with a broken header as upright', () => {
    expect(readOrientation(new Uint8Array([0xff, 0xd8, 0xff, 0xda]))).toBe(UPRIGHT);
    expect(readOrientation(makeJpeg(6).subarray(0, 20))).toBe(UPRIGHT);
  });
});
