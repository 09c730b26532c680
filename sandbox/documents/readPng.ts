import { inflateSync } from 'node:zlib';
import { PDFRawStream, type PDFDocument, type PDFRef } from 'pdf-lib';

type EmbeddedPicture = { ref: PDFRef; width: number; height: number };

/** The kinds of pixels without transparency, by PNG's number, and their components. */
const OPAQUE: Readonly<Record<number, { components: number; space: string }>> = {
  0: { components: 1, space: 'DeviceGray' },
  2: { components: 3, space: 'DeviceRGB' },
};

/**
 * Reads a PNG without decoding it. Returns undefined if a part of the file is missing.
 *
 * A PDF can contain the compressed pixels as they are, unless they are transparent, interlaced or few colours. So a large
 * picture takes little time and memory.
 */
export function readPng(file: Uint8Array) {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const data: Uint8Array[] = [];
  let isPlain = true;
  for (let at = 8; at + 12 <= file.length; at += 12 + view.getUint32(at)) {
    const type = Buffer.from(file.subarray(at + 4, at + 8)).toString('latin1');
    if (type === 'IDAT') data.push(file.subarray(at + 8, at + 8 + view.getUint32(at)));
    if (type === 'tRNS') isPlain = false;
    if (type === 'IEND') return { ...readHeader(view), embed };
  }
  return undefined;

  async function embed(pdf: PDFDocument): Promise<EmbeddedPicture> {
    const { width, height, depth, kind, interlacing } = readHeader(view);
    const { components, space } = OPAQUE[kind] ?? {};
    if (!components || !space || !isPlain || interlacing > 0) return pdf.embedPng(file);
    const pixels = Buffer.concat(data);
    const rowBytes = 1 + Math.ceil((width * depth * components) / 8);
    // Damaged pixels throw, as do more than the header says.
    const { length } = inflateSync(pixels, { maxOutputLength: rowBytes * height });
    if (length < rowBytes * height) throw new Error('Pixels are missing.');
    const dict = pdf.context.obj({
      Type: 'XObject',
      Subtype: 'Image',
      Width: width,
      Height: height,
      ColorSpace: space,
      BitsPerComponent: depth,
      Filter: 'FlateDecode',
      DecodeParms: { Predictor: 15, Colors: components, BitsPerComponent: depth, Columns: width },
    });
    return { ref: pdf.context.register(PDFRawStream.of(dict, pixels)), width, height };
  }
}

/** The fields of a PNG's first chunk. */
const readHeader = (view: DataView) => ({
  width: view.getUint32(16),
  height: view.getUint32(20),
  depth: view.getUint8(24),
  kind: view.getUint8(25),
  interlacing: view.getUint8(28),
});
