import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const READER = createRequire(import.meta.url)
  .resolve('unpdf')
  .replace(/index\.\w+$/, 'pdfjs.mjs');
const ORIGIN = 'https://reader.example';

/** What there is to see of a PDF: how many pages, the first one's size in points, and its colours. */
export interface Sight {
  pages: number;
  width: number;
  height: number;
  /** Where anything is that is not white, in points. */
  ink: { left: number; top: number; right: number; bottom: number };
  /** In the middle of each quarter of the ink, from the upper left row by row, as 'red' or 'white'. */
  quarters: string[];
}

/** Draws the first page of a PDF in the browser, as a reader would, and says what is on it. */
export async function lookAtPdf(page: Page, pdf: Uint8Array): Promise<Sight> {
  const tab = await page.context().newPage();
  await tab.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/reader.mjs') return route.fulfill({ path: READER, contentType: 'text/javascript' });
    if (pathname === '/pdf') return route.fulfill({ body: Buffer.from(pdf), contentType: 'application/pdf' });
    return route.fulfill({
      body: '<!doctype html><link rel="icon" href="data:,">',
      contentType: 'text/html',
    });
  });
  await tab.goto(ORIGIN);
  const sight = await tab.evaluate(draw);
  await tab.close();
  return sight;
}

/** Runs in the browser. */
async function draw(): Promise<Sight> {
  interface Viewport {
    width: number;
    height: number;
  }
  interface Drawable {
    getViewport: (options: { scale: number }) => Viewport;
    render: (options: object) => { promise: Promise<void> };
  }
  const reader = (await import(new URL('/reader.mjs', location.href).href)) as {
    getDocument: (options: object) => {
      promise: Promise<{ numPages: number; getPage: (number: number) => Promise<Drawable> }>;
    };
  };
  const data = new Uint8Array(await (await fetch('/pdf')).arrayBuffer());
  const pdf = await reader.getDocument({ data }).promise;
  const page = await pdf.getPage(1);
  const viewport = page.getViewport({ scale: 1 });
  const canvas = Object.assign(document.createElement('canvas'), {
    width: Math.round(viewport.width),
    height: Math.round(viewport.height),
  });
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('There is no canvas.');
  await page.render({ canvas, canvasContext: pen, viewport }).promise;

  const { data: pixels } = pen.getImageData(0, 0, canvas.width, canvas.height);
  const colour = (x: number, y: number) => {
    const at = (Math.round(y) * canvas.width + Math.round(x)) * 4;
    return [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0] as const;
  };
  const ink = { left: canvas.width, top: canvas.height, right: 0, bottom: 0 };
  for (let y = 0; y < canvas.height; y += 1)
    for (let x = 0; x < canvas.width; x += 1)
      if (Math.min(...colour(x, y)) < 200) {
        ink.left = Math.min(ink.left, x);
        ink.top = Math.min(ink.top, y);
        ink.right = Math.max(ink.right, x + 1);
        ink.bottom = Math.max(ink.bottom, y + 1);
      }
  const names = [
    ['red', [220, 0, 0]],
    ['green', [0, 150, 0]],
    ['blue', [0, 0, 220]],
    ['black', [0, 0, 0]],
    ['white', [255, 255, 255]],
  ] as const;
  const nameOf = (seen: readonly [number, number, number]) =>
    names.find(([, wanted]) => wanted.every((part, at) => Math.abs(part - (seen[at] ?? 0)) < 60))?.[0] ??
    seen.join(' ');
  const at = (from: number, to: number, part: number) => from + (to - from) * part;
  return {
    pages: pdf.numPages,
    width: Math.round(viewport.width),
    height: Math.round(viewport.height),
    ink,
    quarters: [0.25, 0.75].flatMap((down) =>
      [0.25, 0.75].map((along) =>
        nameOf(colour(at(ink.left, ink.right, along), at(ink.top, ink.bottom, down))),
      ),
    ),
  };
}
