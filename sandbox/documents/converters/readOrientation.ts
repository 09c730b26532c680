import { imageSize } from 'image-size';

/** How a stored picture comes to stand upright: turned clockwise, then mirrored left to right. */
export type Orientation = { clockwise: 0 | 90 | 180 | 270; mirrored: boolean };

export const UPRIGHT: Orientation = { clockwise: 0, mirrored: false };

/** The eight values of the EXIF tag. */
const ORIENTATIONS: Partial<Record<number, Orientation>> = {
  1: UPRIGHT,
  2: { clockwise: 0, mirrored: true },
  3: { clockwise: 180, mirrored: false },
  4: { clockwise: 180, mirrored: true },
  5: { clockwise: 90, mirrored: true },
  6: { clockwise: 90, mirrored: false },
  7: { clockwise: 270, mirrored: true },
  8: { clockwise: 270, mirrored: false },
};

/** Reads from a photograph's header how it must be turned and mirrored. */
export function readOrientation(jpeg: Uint8Array): Orientation {
  try {
    return ORIENTATIONS[imageSize(jpeg).orientation ?? 1] ?? UPRIGHT;
  } catch {
    // A header that ends too early says nothing about the turn.
    return UPRIGHT;
  }
}
