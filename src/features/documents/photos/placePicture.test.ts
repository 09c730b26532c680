import { expect, it } from 'vitest';
import { placePicture } from './placePicture.ts';

/** Applies a transform to a point. */
function move(transform: string, [x, y]: readonly [number, number]): [number, number] {
  const steps = [...transform.matchAll(/(\w+)\(([^)]*)\)/g)].toReversed();
  return steps.reduce<[number, number]>(
    ([a, b], [, name, values = '']) => {
      const [p = 0, q = 0] = values.split(' ').map(Number);
      if (name === 'translate') return [a + p, b + q];
      if (name === 'scale') return [a * p, b * q];
      const [cos, sin] = [
        Math.round(Math.cos((p * Math.PI) / 180)),
        Math.round(Math.sin((p * Math.PI) / 180)),
      ];
      return [a * cos - b * sin, a * sin + b * cos];
    },
    [x, y],
  );
}

// EXIF 2.3 §4.6.4: the visible position of the first row and the first column.
it.each([
  [1, 'top left'],
  [2, 'top right'],
  [3, 'bottom right'],
  [4, 'bottom left'],
  [5, 'top left'],
  [6, 'top right'],
  [7, 'bottom right'],
  [8, 'bottom left'],
])(
  'placePicture places the first pixel of a picture with orientation %i at the %s, and moves it with each manual turn · DOC-21',
  (orientation, corner) => {
    const corners = ['top left', 'top right', 'bottom right', 'bottom left'];
    for (const turns of [0, 1, 2, 3]) {
      const { width, height, transform } = placePicture({ width: 40, height: 30, orientation }, turns);
      const [x, y] = move(transform, [0, 0]);
      const seen = `${y === 0 ? 'top' : 'bottom'} ${x === 0 ? 'left' : 'right'}`;

      expect([x, y].every((each, at) => [0, at === 0 ? width : height].includes(each))).toBe(true);
      expect(seen).toBe(corners[(corners.indexOf(corner) + turns) % 4]);
      expect([width, height]).toEqual(orientation > 4 === (turns % 2 === 0) ? [30, 40] : [40, 30]);
    }
  },
);
