import { getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import type { PhotoPage } from './photos.ts';
import { planPhotos } from './planPhotos.ts';
import { frame, jpegOf, scan } from './test-support/jpegs.ts';
import { writePdf } from './writePdf.ts';

const pageOf = (settings: Partial<PhotoPage> = {}): PhotoPage => ({
  data: new Blob([jpegOf(frame(), scan)]),
  width: 2400,
  height: 1800,
  components: 3,
  orientation: 1,
  ...settings,
});

const write = async (...pictures: { page: PhotoPage; turns: number }[]) =>
  new Uint8Array(await writePdf(pictures, 'scan.jpg').arrayBuffer());

async function readPages(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(bytes.slice());
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, at) => {
      const { rotate, view } = await pdf.getPage(at + 1);
      return { rotate, size: view.slice(2) };
    }),
  );
}

describe('writePdf', () => {
  it('makes one page per picture, in order, with the size and rotation of the picture · DOC-20, DOC-21', async () => {
    const bytes = await write(
      { page: pageOf(), turns: 0 },
      { page: pageOf({ orientation: 6 }), turns: 0 },
      { page: pageOf({ orientation: 6 }), turns: 3 },
      { page: pageOf({ orientation: 8, width: 900, height: 1200, components: 1 }), turns: 2 },
    );

    expect(await readPages(bytes)).toEqual([
      { rotate: 0, size: [792, 594] },
      { rotate: 90, size: [792, 594] },
      { rotate: 0, size: [792, 594] },
      { rotate: 90, size: [594, 792] },
    ]);
  });

  it('mirrors pictures with a mirrored orientation · DOC-21', async () => {
    const text = Buffer.from(await write({ page: pageOf({ orientation: 5 }), turns: 0 })).toString('latin1');

    expect(text).toContain('-792 0 0 594 792 0 cm');
    expect(text).toContain('/Rotate 270');
  });

  it('embeds each picture byte for byte and records the offset of each object · DOC-21', async () => {
    const bytes = Buffer.from(await write({ page: pageOf(), turns: 0 }, { page: pageOf(), turns: 1 }));
    const text = bytes.toString('latin1');
    const picture = Buffer.from(jpegOf(frame(), scan)).toString('latin1');
    const starts = [...text.matchAll(/^(\d{10}) 00000 n /gm)].map(([, start]) => Number(start));

    expect(text.split(picture)).toHaveLength(3);
    expect(starts).toHaveLength(8);
    for (const [at, start] of starts.entries())
      expect(text.slice(start)).toMatch(new RegExp(`^${at + 1} 0 obj\n`));
    expect(text.slice(Number(/startxref\n(\d+)/.exec(text)?.[1]))).toMatch(/^xref\n0 9\n/);
  });

  it('writes a PDF no larger than estimated · DOC-21', async () => {
    const photos = Array.from({ length: 20 }, (_, id) => {
      const page = pageOf({ width: 40_000, orientation: 5 });
      return { id, file: new File([], 'a.jpg'), turns: 0, pages: [page], thumbnail: '', isUnreadable: false };
    });
    const plan = planPhotos(photos);

    if (plan.stage === 'reading') throw new Error('All pages are made.');
    expect((await write(...plan.pages)).length).toBeLessThanOrEqual(plan.bytes);
  });
});
