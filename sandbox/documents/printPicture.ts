import {
  concatTransformationMatrix,
  drawObject,
  PageSizes,
  PDFDocument,
  popGraphicsState,
  pushGraphicsState,
  type PDFRef,
} from 'pdf-lib';
import type { Conversion } from './Conversion.ts';
import { readJpeg } from './readJpeg.ts';
import { readPng } from './readPng.ts';

/** Half an inch, in points. */
const MARGIN = 36;
/** Phone cameras take pictures of 12 to 108 megapixels. A decoded pixel takes up to twelve bytes. */
const MAX_PIXELS = 110_000_000;

/** Where each EXIF orientation puts a picture's right and upper edge: the first four numbers of a PDF matrix. */
const ORIENTATIONS = [
  [1, 0, 0, 1],
  [-1, 0, 0, 1],
  [-1, 0, 0, -1],
  [1, 0, 0, -1],
  [0, -1, -1, 0],
  [0, -1, 1, 0],
  [0, 1, 1, 0],
  [0, 1, -1, 0],
] as const;

type Picture = {
  width: number;
  height: number;
  orientation?: number;
  embed: (pdf: PDFDocument) => Promise<{ ref: PDFRef; width: number; height: number }>;
};

export const printJpeg = (file: Uint8Array): Promise<Conversion> => {
  const jpeg = readJpeg(file);
  // Copied, because pdf-lib reads a JPEG from the start of its ArrayBuffer, which a Buffer may share with
  // other data.
  return printPicture(jpeg && { ...jpeg, embed: (pdf) => pdf.embedJpg(new Uint8Array(jpeg.bytes)) });
};

/** Only the pixels are kept, not the file's metadata. */
export const printPng = (file: Uint8Array): Promise<Conversion> => printPicture(readPng(file));

/** Prints a picture upright on one Letter page, as large as possible. Checks its size before decoding it. */
async function printPicture(picture: Picture | undefined): Promise<Conversion> {
  if (!picture)
    return { failure: 'This picture is not complete. Please save it as a PDF and upload it again.' };
  if (picture.width * picture.height > MAX_PIXELS)
    return {
      failure: 'This picture has more than 110 megapixels. Please make it smaller and upload it again.',
    };
  try {
    const pdf = await PDFDocument.create();
    const image = await picture.embed(pdf);
    const [a, b, c, d] = ORIENTATIONS[(picture.orientation ?? 1) - 1] ?? ORIENTATIONS[0];
    const [across, up] = a === 0 ? [image.height, image.width] : [image.width, image.height];
    const [pageWidth, pageHeight] = PageSizes.Letter;
    const scale = Math.min((pageWidth - 2 * MARGIN) / across, (pageHeight - 2 * MARGIN) / up);
    const [width, height] = [across * scale, up * scale];
    const left = (pageWidth - width) / 2 + (a + c < 0 ? width : 0);
    const bottom = (pageHeight - height) / 2 + (b + d < 0 ? height : 0);
    const page = pdf.addPage(PageSizes.Letter);
    page.pushOperators(
      pushGraphicsState(),
      concatTransformationMatrix(a * width, b * height, c * width, d * height, left, bottom),
      drawObject(page.node.newXObject('Picture', image.ref)),
      popGraphicsState(),
    );
    return { pdf: await pdf.save() };
  } catch {
    return { failure: 'We could not read this picture. Please save it as a PDF and upload it again.' };
  }
}
