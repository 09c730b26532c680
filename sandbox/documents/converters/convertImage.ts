import { degrees, PageSizes, PDFDocument } from 'pdf-lib';
import type { PDFImage } from 'pdf-lib';
import type { Conversion } from './convertFile.ts';
import { readOrientation } from './readOrientation.ts';

/** Half an inch, in points. */
const MARGIN = 36;
/** A picture beyond this would need more memory than a local stand-in should take. */
const MAX_PIXELS = 60_000_000;

/** Puts a picture on one Letter page, upright and as large as fits, never enlarged. */
export async function convertImage(content: Uint8Array, kind: 'jpg' | 'png'): Promise<Conversion> {
  if (kind === 'png' && countPngPixels(content) > MAX_PIXELS)
    return { failure: 'This picture is too large. Please save it in a smaller size and upload it again.' };
  try {
    const document = await PDFDocument.create();
    const image = kind === 'jpg' ? await document.embedJpg(content) : await document.embedPng(content);
    drawUpright(document, image, kind === 'jpg' ? readOrientation(content) : 0);
    return { pdf: await document.save() };
  } catch {
    return { failure: 'We could not read this picture. Please save it as a PDF and upload it again.' };
  }
}

function drawUpright(document: PDFDocument, image: PDFImage, clockwise: 0 | 90 | 180 | 270): void {
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
  page.drawImage(image, { ...corners[clockwise], width, height, rotate: degrees(-clockwise) });
}

function countPngPixels(content: Uint8Array): number {
  if (content.length < 24) return 0;
  const view = new DataView(content.buffer, content.byteOffset);
  return view.getUint32(16) * view.getUint32(20);
}
