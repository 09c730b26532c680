import type { Locator, Page } from '@playwright/test';
import { PDFDocument } from 'pdf-lib';
import { lockPdf } from '../../sandbox/testing/lockPdf.ts';
import { makeWord as makeDocument } from '../../sandbox/testing/makeWord.ts';

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

/** Makes a PDF of one blank page that is encrypted; without a password anybody may read it. */
export async function makeLockedPdf(name: string, password = ''): Promise<ChosenFile> {
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(await lockPdf(password)) };
}

/** From the upper left, row by row, as the person sees the picture. */
export const QUARTERS = ['red', 'green', 'blue', 'black'];

/** Lets the browser draw a picture of four coloured quarters, 300 by 200 pixels, and encode it. */
export function makePicture(page: Page, name: string): Promise<ChosenFile> {
  return drawQuarters(page, name, [300, 200], QUARTERS);
}

/**
 * Makes a photo as a phone held upright does: 1600 by 1200 pixels on their side, and a note that they are to be
 * turned clockwise (EXIF orientation 6).
 */
export async function makePhoto(page: Page, name: string): Promise<ChosenFile> {
  const lying = await drawQuarters(page, name, [1600, 1200], ['green', 'black', 'red', 'blue']);
  const exif = Buffer.from(
    'ffe10022' + '457869660000' + '4d4d002a00000008' + '0001' + '0112000300000001' + '00060000' + '00000000',
    'hex',
  );
  return { ...lying, buffer: Buffer.concat([lying.buffer.subarray(0, 2), exif, lying.buffer.subarray(2)]) };
}

async function drawQuarters(
  page: Page,
  name: string,
  [width, height]: readonly [number, number],
  colours: readonly string[],
): Promise<ChosenFile> {
  const mimeType = name.endsWith('.png') ? 'image/png' : 'image/jpeg';
  const data = await page.evaluate(
    ({ type, width, height, colours }) => {
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const pen = canvas.getContext('2d');
      for (const [at, colour] of colours.entries()) {
        if (pen) pen.fillStyle = colour;
        pen?.fillRect(((at % 2) * width) / 2, (Math.floor(at / 2) * height) / 2, width / 2, height / 2);
      }
      return canvas.toDataURL(type, 0.8);
    },
    { type: mimeType, width, height, colours },
  );
  return { name, mimeType, buffer: Buffer.from(data.split(',')[1] ?? '', 'base64') };
}

/** Makes a Word document of one line. */
export function makeWord(name: string): ChosenFile {
  return { name, mimeType: WORD, buffer: Buffer.from(makeDocument('Hello')) };
}

/** The row of one document: what it is, how it stands and what can be done. */
export function documentRow(page: Page, label: string): Locator {
  const words = page.locator('.app-field__label', { hasText: new RegExp(`^${label}( \\(optional\\))?$`) });
  return page.locator('.app-field', { has: words });
}

/** Chooses a file for a question, as from the file dialog. */
export async function chooseFile(page: Page, label: string, file: ChosenFile): Promise<void> {
  await documentRow(page, label).locator('input[type=file]').setInputFiles(file);
}

/** Has the conversion asked for ten times a second: documents/polling.e2e.ts sees to the 2000 ms. */
export async function hurryPolling(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout } = window;
    window.setTimeout = ((task: () => void, delay?: number, ...words: unknown[]) =>
      setTimeout(task, delay === 2_000 ? 100 : delay, ...words)) as typeof window.setTimeout;
  });
}
