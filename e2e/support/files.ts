import type { Locator, Page } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { PDFDocument } from 'pdf-lib';

/** A file as `setInputFiles` takes it. */
export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Makes a PDF with one page of text. */
export async function makePdf(name = 'transcript.pdf'): Promise<ChosenFile> {
  const document = await PDFDocument.create();
  document.addPage([612, 792]).drawText(`This is ${name}`, { x: 72, y: 700 });
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(await document.save()) };
}

/** Makes a PDF that says it needs a password. */
export async function makeLockedPdf(name: string): Promise<ChosenFile> {
  const document = await PDFDocument.create();
  document.addPage();
  const { context } = document;
  context.trailerInfo.Encrypt = context.register(context.obj({ Filter: 'Standard', V: 2, R: 3 }));
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(await document.save()) };
}

/** Lets the browser draw a picture, 300 by 200 pixels, and encode it. */
export async function makePicture(page: Page, name: string): Promise<ChosenFile> {
  const mimeType = name.endsWith('.png') ? 'image/png' : 'image/jpeg';
  const data = await page.evaluate((type) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 200 });
    const pen = canvas.getContext('2d');
    pen?.fillRect(0, 0, 300, 200);
    pen?.clearRect(20, 20, 100, 50);
    return canvas.toDataURL(type, 0.8);
  }, mimeType);
  return { name, mimeType, buffer: Buffer.from(data.split(',')[1] ?? '', 'base64') };
}

/** Zips the parts a Word document must have. */
export function makeWord(name: string): ChosenFile {
  const body =
    '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r>' +
    '<w:t>Hello</w:t></w:r></w:p></w:body></w:document>';
  const types =
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName=' +
    `"/word/document.xml" ContentType="${WORD}.main+xml"/></Types>`;
  const parts = { '[Content_Types].xml': strToU8(types), 'word/document.xml': strToU8(body) };
  return { name, mimeType: WORD, buffer: Buffer.from(zipSync(parts)) };
}

/** The row of one document: what it is, how it stands and what can be done. */
export function documentRow(page: Page, label: string): Locator {
  const words = page.locator('label', { hasText: new RegExp(`^${label}( \\(optional\\))?$`) });
  return page.locator('.app-field', { has: words });
}

/** Chooses a file for a question, as from the file dialog. */
export async function chooseFile(page: Page, label: string, file: ChosenFile): Promise<void> {
  await documentRow(page, label).locator('input[type=file]').setInputFiles(file);
}
