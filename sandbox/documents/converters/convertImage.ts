import {
  concatTransformationMatrix,
  degrees,
  PageSizes,
  PDFDocument,
  popGraphicsState,
  pushGraphicsState,
} from 'pdf-lib';
import type { PDFImage } from 'pdf-lib';
import type { Conversion } from './convertFile.ts';
import { MAX_PIXELS, readPng } from './readPng.ts';
import { readOrientation, UPRIGHT } from './readOrientation.ts';
import type { Orientation } from './readOrientation.ts';

/** Half an inch, in points. */
const MARGIN = 36;
const TOO_LARGE: Conversion = {
  failure: 'This picture is too large. Please save it in a smaller size and upload it again.',
};

/** Puts a picture on one Letter page, upright and as large as fits, never enlarged. */
export async function convertImage(content: Uint8Array, kind: 'jpg' | 'png'): Promise<Conversion> {
  try {
    if (kind === 'png' && readPng(content).pixels > MAX_PIXELS) return TOO_LARGE;
    const document = await PDFDocument.create();
    // pdf-lib looks for a JPEG where the memory begins that a view of it may share.
    const own = new Uint8Array(content);
    const image = kind === 'jpg' ? await document.embedJpg(own) : await document.embedPng(own);
    if (image.width * image.height > MAX_PIXELS) return TOO_LARGE;
    drawUpright(document, image, kind === 'jpg' ? readOrientation(content) : UPRIGHT);
    return { pdf: await document.save() };
  } catch {
    return { failure: 'We could not read this picture. Please save it as a PDF and upload it again.' };
  }
}

function drawUpright(document: PDFDocument, image: PDFImage, { clockwise, mirrored }: Orientation): void {
  const isTurned = clockwise === 90 || clockwise === 270;
  const shownWidth = isTurned ? image.height : image.width;
  const shownHeight = isTurned ? image.width : image.height;
  const [short, long] = PageSizes.Letter;
  const page = document.addPage(shownWidth > shownHeight ? [long, short] : [short, long]);
  const scale = Math.min(
    1,
    (page.getWidth() - 2 * MARGIN) / shownWidth,
    (page.getHeight() - 2 * MARGIN) / shownHeight,
  );
  const width = image.width * scale;
  const height = image.height * scale;
  const left = (page.getWidth() - shownWidth * scale) / 2;
  const bottom = (page.getHeight() - shownHeight * scale) / 2;
  // pdf-lib turns around the lower left corner, so that corner moves to where the turn brings it back.
  const corners = {
    0: { x: left, y: bottom },
    90: { x: left, y: bottom + width },
    180: { x: left + width, y: bottom + height },
    270: { x: left + height, y: bottom },
  };
  page.pushOperators(pushGraphicsState());
  // The picture stands in the middle of the page, so mirroring the page mirrors it in its place.
  if (mirrored) page.pushOperators(concatTransformationMatrix(-1, 0, 0, 1, page.getWidth(), 0));
  page.drawImage(image, { ...corners[clockwise], width, height, rotate: degrees(-clockwise) });
  page.pushOperators(popGraphicsState());
}
