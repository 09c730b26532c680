import { PageSizes, PDFDocument } from 'pdf-lib';

/** Makes what stands in for the PDF copy where nothing can print: a page that says so. */
export async function makeNote(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.setTitle('Application for Undergraduate Admission');
  const page = document.addPage(PageSizes.Letter);
  page.drawText('The copy of the application could not be printed on this machine: see README.md.', {
    x: 72,
    y: 700,
    size: 11,
  });
  return document.save();
}
