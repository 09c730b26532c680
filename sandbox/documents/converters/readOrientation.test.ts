import { describe, expect, it } from 'vitest';
import { readOrientation, UPRIGHT } from './readOrientation.ts';

function makeJpeg(orientation: number): Uint8Array {
  const tiff = [
    0x4d,
    0x4d,
    0,
    42,
    0,
    0,
    0,
    8,
    0,
    1,
    0x01,
    0x12,
    0,
    3,
    0,
    0,
    0,
    1,
    0,
    orientation,
    0,
    0,
    0,
    0,
    0,
    0,
  ];
  const app1 = [0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff];
  return new Uint8Array([0xff, 0xd8, 0xff, 0xe1, 0, app1.length + 2, ...app1, 0xff, 0xda, 0, 2]);
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
