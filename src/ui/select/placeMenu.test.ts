import { expect, test } from 'vitest';
import { placeMenu } from './placeMenu.ts';

const viewport = { viewportHeight: 900, wanted: 800 };

test.each([
  { where: 'in the middle', top: 300, bottom: 348, side: 'bottom', maxHeight: 300 },
  { where: 'where only part fits below', top: 500, bottom: 548, side: 'bottom', maxHeight: 246 },
  { where: '60 px from the bottom', top: 792, bottom: 840, side: 'top', maxHeight: 300 },
  { where: 'near the top', top: 10, bottom: 58, side: 'bottom', maxHeight: 300 },
])('DEP-18 a list $where opens to the $side at $maxHeight px', ({ top, bottom, side, maxHeight }) => {
  expect(placeMenu({ top, bottom, ...viewport })).toEqual({ side, maxHeight });
});

test('DEP-14 a list is never lower than 140 px, however small the window', () => {
  expect(placeMenu({ top: 100, bottom: 148, viewportHeight: 320, wanted: 800 }).maxHeight).toBe(140);
});
