import type { PhotoPage } from './photos.ts';
import { placePicture } from './placePicture.ts';

/** The long side of a letter page, in points. */
const LONG_SIDE = 792;

/**
 * Writes a PDF with one unchanged photograph per page, which is as large as the picture. ISO 32000-1 §7.5.
 *
 * @param source the name of the first photograph.
 */
export function writePdf(pictures: readonly { page: PhotoPage; turns: number }[], source: string): File {
  const parts: Blob[] = [];
  const starts: number[] = [];
  let size = 0;
  const write = (...texts: (string | Blob)[]) => {
    const part = new Blob(texts);
    parts.push(part);
    size += part.size;
  };
  const add = (...texts: (string | Blob)[]) => {
    starts.push(size);
    write(`${starts.length} 0 obj\n`, ...texts, '\nendobj\n');
  };

  // The non-ASCII bytes mark the file as binary for programs that transfer it.
  write('%PDF-1.4\n%âãÏÓ\n');
  add('<< /Type /Catalog /Pages 2 0 R >>');
  const kids = pictures.map((_, at) => `${3 + 3 * at} 0 R`).join(' ');
  add(`<< /Type /Pages /Count ${pictures.length} /Kids [${kids}] >>`);
  for (const { page, turns: byHand } of pictures) {
    const { turns, isMirrored } = placePicture(page, byHand);
    const scale = LONG_SIDE / Math.max(page.width, page.height);
    const [width, height] = [round(page.width * scale), round(page.height * scale)];
    const own = starts.length + 1;
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Rotate ${turns * 90}`,
      ` /Contents ${own + 1} 0 R /Resources << /XObject << /Photo ${own + 2} 0 R >> >> >>`,
    );
    const drawing = `${isMirrored ? -width : width} 0 0 ${height} ${isMirrored ? width : 0} 0 cm /Photo Do`;
    add(`<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`);
    add(
      `<< /Type /XObject /Subtype /Image /Width ${page.width} /Height ${page.height} /BitsPerComponent 8`,
      ` /ColorSpace /${page.components === 1 ? 'DeviceGray' : 'DeviceRGB'} /Filter /DCTDecode`,
      ` /Length ${page.data.size} >>\nstream\n`,
      page.data,
      '\nendstream',
    );
  }

  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const count = starts.length + 1;
  write(
    `xref\n0 ${count}\n0000000000 65535 f \n${table}`,
    `trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${size}\n%%EOF\n`,
  );
  return new File(parts, `${source.replace(/\.[^.]*$/, '')}.pdf`, { type: 'application/pdf' });
}

/** The minimum length of a side, in points: PDF readers may not show narrower pages. */
const SHORTEST = 3;

const round = (points: number) => Math.max(SHORTEST, Math.round(points * 100) / 100);
