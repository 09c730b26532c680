import { expect, test, vi } from 'vitest';
import { placeMenu } from './placeMenu.ts';

test.each([
  { where: 'in the middle', top: 300, bottom: 348, side: 'bottom', maxHeight: 300 },
  { where: 'where only part fits below', top: 500, bottom: 548, side: 'bottom', maxHeight: 246 },
  { where: '60 px from the bottom', top: 792, bottom: 840, side: 'top', maxHeight: 300 },
  { where: 'near the top', top: 10, bottom: 58, side: 'bottom', maxHeight: 300 },
])(
  'a list $where opens at the $side and is at most $maxHeight px high · DEP-18, CONST-17',
  ({ top, bottom, side, maxHeight }) => {
    expect(placeMenu({ top, bottom }, 800, { top: 0, bottom: 900 })).toEqual({ side, maxHeight });
  },
);

test.each([
  { top: 60, bottom: 108, side: 'bottom', maxHeight: 140 },
  { top: 100, bottom: 148, side: 'bottom', maxHeight: 102 },
  { top: 160, bottom: 208, side: 'top', maxHeight: 140 },
  { top: 110, bottom: 158, side: 'top', maxHeight: 104 },
])(
  'a list opened at $top px stays inside a window 256 px high · WCAG 1.4.10',
  ({ top, bottom, side, maxHeight }) => {
    expect(placeMenu({ top, bottom }, 800, { top: 0, bottom: 256 })).toEqual({ side, maxHeight });
  },
);

test('a list is at least 140 px high if the window has room · DEP-14, CONST-16', () => {
  expect(placeMenu({ top: 100, bottom: 148 }, 800, { top: 0, bottom: 320 }).maxHeight).toBe(140);
});

test.each([
  { offsetTop: 0, top: 300, bottom: 344, side: 'top', maxHeight: 194 },
  { offsetTop: 200, top: 300, bottom: 344, side: 'bottom', maxHeight: 140 },
])(
  'a list at $top px avoids a keyboard that leaves 380 px visible from $offsetTop px · DEP-18',
  ({ offsetTop, top, bottom, side, maxHeight }) => {
    vi.stubGlobal('window', { innerHeight: 660, visualViewport: { offsetTop, height: 380 } });

    expect(placeMenu({ top, bottom }, 800)).toEqual({ side, maxHeight });
  },
);
