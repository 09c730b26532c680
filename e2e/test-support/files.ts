import type { BrowserContext, Locator, Page } from '@playwright/test';
import { PDFDocument } from 'pdf-lib';

/** A file in the form that `setInputFiles` accepts. */
export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Makes a PDF with one page of text. */
export async function makePdf(name = 'transcript.pdf'): Promise<ChosenFile> {
  const document = await PDFDocument.create();
  document.addPage([612, 792]).drawText(`This is ${name}`, { x: 72, y: 700 });
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(await document.save()) };
}

/** Draws and encodes a picture in the browser. */
export async function makePicture(page: Page, name: string): Promise<ChosenFile> {
  const mimeType = name.endsWith('.png') ? 'image/png' : 'image/jpeg';
  const data = await page.evaluate((type) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 200 });
    canvas.getContext('2d')?.fillRect(0, 0, 150, 100);
    return canvas.toDataURL(type, 0.8);
  }, mimeType);
  return { name, mimeType, buffer: Buffer.from(data.split(',')[1] ?? '', 'base64') };
}

/** The row of one document: its label, status and actions. */
export function documentRow(page: Page, label: string): Locator {
  const words = page.locator('.app-field__label', { hasText: new RegExp(`^${label}( \\(optional\\))?$`) });
  return page.locator('.app-field', { has: words });
}

/** Chooses a file for a question, as if from the file dialog. */
export async function chooseFile(page: Page, label: string, file: ChosenFile): Promise<void> {
  await fileInput(documentRow(page, label)).setInputFiles(file);
}

/** The row's input for a single file of any type; photos have a separate input. */
export function fileInput(row: Locator): Locator {
  return row.locator('input[type=file]:not([multiple])');
}

/**
 * Makes the product poll conversions every 100 ms; `src/session/documents/uploads.test.ts` covers the real
 * interval.
 */
export async function hurryPolling(pages: Page | BrowserContext): Promise<void> {
  await pages.addInitScript(() => {
    const { setTimeout } = window;
    window.setTimeout = ((task: () => void, delay?: number, ...words: unknown[]) =>
      setTimeout(task, delay === 2_000 ? 100 : delay, ...words)) as typeof window.setTimeout;
  });
}
