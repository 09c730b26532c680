import type { PhotoPage } from './photos.ts';

/** For each EXIF orientation, the clockwise quarter turns and whether the picture is mirrored first. */
const PLACES: readonly (readonly [turns: number, isMirrored: boolean])[] = [
  [0, false],
  [0, true],
  [2, false],
  [2, true],
  [3, true],
  [1, false],
  [1, true],
  [3, false],
];

/** Computes how to display a picture, from its EXIF orientation and the applicant's turns. */
export function placePicture({ width, height, orientation }: Size, byHand: number) {
  const [held, isMirrored] = PLACES[orientation - 1] ?? [0, false];
  const turns = (held + byHand) % 4;
  const isLying = turns % 2 === 1;
  const [x, y] = [
    turns === 1 ? height : turns === 2 ? width : 0,
    turns >= 2 ? (isLying ? width : height) : 0,
  ];
  return {
    turns,
    isMirrored,
    /** The size as displayed. */
    width: isLying ? height : width,
    height: isLying ? width : height,
    /** An SVG transform that rotates and mirrors the stored picture into this size. */
    transform:
      `translate(${x} ${y}) rotate(${turns * 90})` + (isMirrored ? ` translate(${width} 0) scale(-1 1)` : ''),
  };
}

type Size = Pick<PhotoPage, 'width' | 'height' | 'orientation'>;
