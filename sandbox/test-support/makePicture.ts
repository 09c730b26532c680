import { crc32, deflateSync } from 'node:zlib';

/** Makes a PNG whose header has this size. Above one pixel, the pixels themselves are missing. */
export const makePng = (width: number, height: number): Buffer =>
  makePngOf(width, height, 2, Buffer.alloc(4));

/** Makes a black PNG, which has a byte for each pixel and one for each row. */
export const makeGreyPng = (width: number, height: number, bytes = (width + 1) * height): Buffer =>
  makePngOf(width, height, 0, Buffer.alloc(bytes));

function makePngOf(width: number, height: number, kind: number, pixels: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, kind], 8);
  const chunk = (type: string, data: Buffer) => {
    const content = Buffer.concat([Buffer.from(type), data]);
    return Buffer.concat([writeNumber(data.length), content, writeNumber(crc32(content))]);
  };
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Makes the segments of a JPEG as a camera would; the pixels are the word "pixels". */
export function makeJpeg({ width = 40, height = 20, orientation = 1, exif = '' } = {}): Buffer {
  const segment = (marker: number, content: string) => {
    const data = Buffer.from(content, 'latin1');
    return Buffer.concat([Buffer.from([0xff, marker, 0, data.length + 2]), data]);
  };
  const short = (number: number) => String.fromCharCode(number >> 8, number & 0xff);
  const directory = `\0\x01\x01\x12\0\x03\0\0\0\x01${short(orientation)}\0\0`;
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, 'JFIF\0\x01\x01\0\0\x01\0\x01\0\0'),
    segment(0xe1, `Exif\0\0MM\0*\0\0\0\x08${directory}${exif}`),
    segment(0xe2, 'ICC_PROFILE\0\x01\x01'),
    segment(0xfe, 'by hand'),
    segment(0xc0, `\x08${short(height)}${short(width)}\x03\x01\x11\0\x02\x11\0\x03\x11\0`),
    segment(0xda, '\x03\x01\0\x02\0\x03\0\0\x3f\0'),
    Buffer.from('pixels\xff\0\xff\xd0pixels', 'latin1'),
    Buffer.from([0xff, 0xd9]),
  ]);
}

function writeNumber(number: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(number);
  return bytes;
}
