import { expect, test, vi } from 'vitest';
import { placeMenu } from './placeMenu.ts';

test.each([
  ['in the middle of a window', 300, 900, 'bottom', 300],
  ['where only part of it fits below', 500, 900, 'bottom', 246],
  ['60 px above the bottom', 792, 900, 'top', 300],
  ['near the top', 10, 900, 'bottom', 300],
  ['where less than the minimum fits on either side', 100, 320, 'bottom', 140],
  ['in a window too short for the minimum, at 60 px', 60, 256, 'bottom', 140],
  ['in such a window, at 100 px', 100, 256, 'bottom', 102],
  ['in such a window, at 160 px', 160, 256, 'top', 140],
  ['in such a window, at 110 px', 110, 256, 'top', 104],
])(
  'a list %s (%i of %i px) opens at the %s, at most %i px high · DEP-14, DEP-18, CONST-16, CONST-17, WCAG 1.4.10',
  (_, top, height, side, maxHeight) => {
    const trigger = { top, bottom: top + 48 };

    expect(placeMenu(trigger, 800, { top: 0, bottom: height })).toEqual({ side, maxHeight });
  },
);

test.each([
  [0, 'top', 194],
  [200, 'bottom', 140],
])(
  'a list avoids a keyboard that leaves 380 px visible from %i px: it opens at the %s · DEP-18',
  (offsetTop, side, maxHeight) => {
    vi.stubGlobal('window', { innerHeight: 660, visualViewport: { offsetTop, height: 380 } });

    expect(placeMenu({ top: 300, bottom: 344 }, 800)).toEqual({ side, maxHeight });
  },
);
