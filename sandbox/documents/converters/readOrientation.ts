const APP1 = 0xffe1;
const START_OF_SCAN = 0xffda;
const ORIENTATION_TAG = 0x0112;
const TURNS: Partial<Record<number, 90 | 180 | 270>> = { 3: 180, 6: 90, 8: 270 };

/** Reads how far clockwise a photograph must be turned to stand upright; mirrored ones are taken as they are. */
export function readOrientation(jpeg: Uint8Array): 0 | 90 | 180 | 270 {
  const view = new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.length);
  try {
    for (let at = 2; view.getUint16(at) !== START_OF_SCAN; at += 2 + view.getUint16(at + 2))
      if (view.getUint16(at) === APP1 && view.getUint32(at + 4) === 0x45786966)
        return TURNS[findOrientation(view, at + 10)] ?? 0;
  } catch {
    // A header that ends too early says nothing about the turn.
  }
  return 0;
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
