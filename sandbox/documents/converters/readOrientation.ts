const APP1 = 0xffe1;
const START_OF_SCAN = 0xffda;
const ORIENTATION_TAG = 0x0112;
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
  const view = new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.length);
  try {
    for (let at = 2; view.getUint16(at) !== START_OF_SCAN; at += 2 + view.getUint16(at + 2))
      if (view.getUint16(at) === APP1 && view.getUint32(at + 4) === 0x45786966)
        return ORIENTATIONS[findOrientation(view, at + 10)] ?? UPRIGHT;
  } catch {
    // A header that ends too early says nothing about the turn.
  }
  return UPRIGHT;
}

function findOrientation(view: DataView, start: number): number {
  const isLittle = view.getUint16(start) === 0x4949;
  const directory = start + view.getUint32(start + 4, isLittle);
  const count = view.getUint16(directory, isLittle);
  for (let index = 0; index < count; index += 1) {
    const entry = directory + 2 + index * 12;
    if (view.getUint16(entry, isLittle) === ORIENTATION_TAG) return view.getUint16(entry + 8, isLittle);
  }
  return 1;
}
