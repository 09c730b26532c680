/** The bytes of a handmade JPEG: not a real picture, but with every segment that a reader examines. */
export type Bytes = Uint8Array<ArrayBuffer>;

const ascii = (text: string) => Array.from(text, (character) => character.charCodeAt(0));

export function segment(marker: number, body: readonly number[]): number[] {
  return [0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 0xff, ...body];
}

/** Creates an APP1 segment with EXIF in either byte order. */
export function exif(orientation: number, isLittle = false): number[] {
  const short = (value: number) => (isLittle ? [value & 0xff, value >> 8] : [value >> 8, value & 0xff]);
  const long = (value: number) => (isLittle ? [...short(value), 0, 0] : [0, 0, ...short(value)]);
  const entries = [
    [...short(0x010f), ...short(2), ...long(4), ...ascii('Cam\0')],
    [...short(0x0112), ...short(3), ...long(1), ...short(orientation), 0, 0],
  ];
  const tiff = [...ascii(isLittle ? 'II' : 'MM'), ...short(42), ...long(8), ...short(2), ...entries.flat()];
  return segment(0xe1, [...ascii('Exif\0\0'), ...tiff, 0, 0, 0, 0, ...ascii('41.4N 79.7W')]);
}

export const icc = segment(0xe2, ascii('ICC_PROFILE\0colours'));
export const adobe = segment(0xee, [...ascii('Adobe'), 0, 100, 0, 0, 0, 0, 1]);
export const xmp = segment(0xe1, ascii('http://ns.adobe.com/xap/1.0/\0<author/>'));
export const jfif = segment(0xe0, ascii('JFIF\0'));
export const secondPicture = segment(0xe2, ascii('MPF\0'));
export const comment = segment(0xfe, ascii('by Ana'));

export function frame({ width = 40, height = 30, components = 3, marker = 0xc0, precision = 8 } = {}) {
  const samples = Array.from({ length: components }, (_, at) => [at + 1, 0x11, 0]).flat();
  return segment(marker, [
    precision,
    height >> 8,
    height & 0xff,
    width >> 8,
    width & 0xff,
    components,
    ...samples,
  ]);
}

/** Compressed pixels that contain a stuffed byte and a restart marker. */
export const scan = [...segment(0xda, [1, 1, 0, 0, 63, 0]), 1, 0xff, 0, 2, 0xff, 0xd0, 3];

export function jpegOf(...segments: readonly (readonly number[])[]): Bytes {
  return new Uint8Array([0xff, 0xd8, ...segments.flat(), 0xff, 0xd9]);
}
