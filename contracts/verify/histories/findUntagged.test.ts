import { PDFDocument, PDFName, PDFString } from 'pdf-lib';
import { expect, it } from 'vitest';
import { findUntagged } from './findUntagged.ts';

async function makePaper(change?: (document: PDFDocument) => void): Promise<PDFDocument> {
  const document = await PDFDocument.create();
  document.addPage();
  document.setTitle('Application');
  document.catalog.set(PDFName.of('Lang'), PDFString.of('en-US'));
  document.catalog.set(PDFName.of('MarkInfo'), document.context.obj({ Marked: true }));
  document.catalog.set(PDFName.of('StructTreeRoot'), document.context.obj({ Type: 'StructTreeRoot' }));
  change?.(document);
  return document;
}
const look = async (document: PDFDocument, useObjectStreams = true) =>
  findUntagged(Buffer.from(await document.save({ useObjectStreams })));

it.each([true, false])(
  'finds nothing missing in a tagged PDF, whether or not its objects are compressed: %s · CARD-14',
  async (isCompressed) => {
    expect(await look(await makePaper(), isCompressed)).toEqual([]);
  },
);

it.each(['Lang', 'StructTreeRoot', 'MarkInfo'])('a PDF without /%s is not tagged · CARD-14', async (name) => {
  const paper = await makePaper(({ catalog }) => catalog.delete(PDFName.of(name)));

  expect((await look(paper)).join()).toContain(`/${name}`);
});

it('a PDF whose title is empty, or whose language is, has none · CARD-14', async () => {
  const paper = await makePaper((document) => {
    document.setTitle('');
    document.catalog.set(PDFName.of('Lang'), PDFString.of(''));
  });

  expect(await look(paper, false)).toEqual(['/Lang', 'a title']);
});
