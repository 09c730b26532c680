import type { PhotoPage } from './photos.ts';

/** By EXIF's orientation: clockwise quarter turns, and whether left and right are exchanged before. */
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

/** How a picture is shown: as the camera was held, and turned by hand since. */
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
    /** As it is seen. */
    width: isLying ? height : width,
    height: isLying ? width : height,
    /** For an SVG of this size, around the picture as it is stored. */
    transform:
      `translate(${x} ${y}) rotate(${turns * 90})` + (isMirrored ? ` translate(${width} 0) scale(-1 1)` : ''),
  };
}

type Size = Pick<PhotoPage, 'width' | 'height' | 'orientation'>;
