import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readJpeg } from './readJpeg.ts';
import * as made from './test-support/jpegs.ts';

const { frame, icc, adobe, scan, jpegOf } = made;
const join = (bytes: made.Bytes) => readJpeg(bytes)?.parts.flatMap((part) => [...part]);

describe('readJpeg', () => {
  it('removes all metadata except colour data, wherever it is, and changes nothing else · DOC-21', () => {
    const needed = fc.constantFrom(icc, adobe, made.segment(0xdb, [0, 1]), made.segment(0xc4, [0, 2]), scan);
    const needless = fc.constantFrom(made.exif(6), made.xmp, made.jfif, made.secondPicture, made.comment);
    const segments = fc.array(fc.oneof(needed, needless), { maxLength: 12 });
    const isNeedless = (each: readonly number[]) =>
      [0xe1, 0xe0, 0xfe].includes(each[1]!) || each === made.secondPicture;

    fc.assert(
      fc.property(segments, segments, (before, after) => {
        const rest = [...before, frame(), ...after].filter((each) => !isNeedless(each));
        expect(join(jpegOf(...before, frame(), ...after))).toEqual([...jpegOf(...rest)]);
      }),
    );
  });

  it('cuts off data after the picture, because that data may contain a location · DOC-21', () => {
    const picture = jpegOf(frame(), scan);
    const whole = new Uint8Array([...picture, ...jpegOf(made.exif(1), frame(), scan)]);

    expect(join(whole)).toEqual([...picture]);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('reads orientation %i in either byte order · DOC-21', (orientation) => {
    for (const isLittle of [false, true])
      expect(readJpeg(jpegOf(made.exif(orientation, isLittle), frame(), scan))).toMatchObject({
        orientation,
      });
  });

  it('defaults to orientation 1 for a picture without a valid orientation', () => {
    for (const first of [made.exif(0), made.exif(9), made.xmp, made.segment(0xe1, [69, 120])])
      expect(readJpeg(jpegOf(first, frame({ width: 500, components: 1 }), scan))).toMatchObject({
        orientation: 1,
        width: 500,
        height: 30,
        components: 1,
      });
  });

  it.each([
    ['a file that is not a JPEG', new Uint8Array([0x89, 0x50, 0x4e, 0x47])],
    ['an empty file', new Uint8Array()],
    ['a truncated file', jpegOf(frame(), scan).slice(0, -2)],
    ['a truncated segment', jpegOf(frame(), scan).slice(0, 12)],
    ['a JPEG without a frame', jpegOf(scan)],
    ['a JPEG with four colour components', jpegOf(frame({ components: 4 }), scan)],
    ['a JPEG with twelve bits', jpegOf(frame({ precision: 12 }), scan)],
    ['a JPEG with arithmetic coding', jpegOf(frame({ marker: 0xc9 }), scan)],
    ['a JPEG without a height', jpegOf(frame({ height: 0 }), scan)],
  ])('returns null for %s, so that the browser handles it', (_, bytes) => {
    expect(readJpeg(bytes)).toBeNull();
  });

  it('never throws, whatever bytes a file contains', () => {
    const whole = [...jpegOf(made.exif(6), frame(), scan)];
    const damaged = fc
      .tuple(fc.nat(90), fc.uint8Array({ maxLength: 20 }))
      .map(([at, noise]) => new Uint8Array(whole.toSpliced(at, noise.length, ...noise)));

    fc.assert(
      fc.property(damaged, (bytes) => void readJpeg(bytes)),
      { numRuns: 1_000 },
    );
  });
});
