import { screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { UploadQuestion } from '../../../core/kinds/upload.ts';
import { aStudent } from '../../../session/test-support/aStudent.ts';
import { DOCUMENT_FORM, documentCalls } from '../../../session/test-support/documentCalls.ts';
import { renderFor } from '../../../session/test-support/renderFor.tsx';
import { UploadQuestionView } from '../UploadQuestionView.tsx';
import { photosChunk } from './photosChunk.ts';
import { takePhoto } from './test-support/takePhoto.ts';

beforeAll(() => photosChunk.load());

const [TRANSCRIPT] = DOCUMENT_FORM.pages[0]!.sections[0]!.children as UploadQuestion[];

function show(calls = documentCalls()) {
  const { sessions } = aStudent({ form: DOCUMENT_FORM, calls });
  renderFor(sessions, <UploadQuestionView question={TRANSCRIPT!} />);
  const box = () => document.querySelector<HTMLElement>('.app-upload')!;
  const hand = (make: (data: DataTransfer) => Event, files: readonly File[]) => {
    const data = new DataTransfer();
    for (const file of files) data.items.add(file);
    box().dispatchEvent(make(data));
  };
  const init = { bubbles: true, cancelable: true };
  return {
    calls,
    drop: (...files: File[]) =>
      hand((dataTransfer) => new DragEvent('drop', { ...init, dataTransfer }), files),
    paste: (...files: File[]) =>
      hand((clipboardData) => new ClipboardEvent('paste', { ...init, clipboardData }), files),
    choose: (...files: File[]) =>
      userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file][multiple]')!, files),
    said: () => screen.getAllByRole('status')[0]!.textContent,
    /** The document that the server received, as text with one character for each byte. */
    sent: async () => {
      await vi.waitFor(() => expect(calls.uploadFile).toHaveBeenCalled());
      const file = calls.uploadFile.mock.lastCall![0].file as unknown as File;
      const bytes = new Uint8Array(await file.arrayBuffer());
      return { name: file.name, text: Array.from(bytes, (byte) => String.fromCharCode(byte)).join('') };
    },
  };
}

const button = (name: string) => screen.findByRole('button', { name });
async function press(name: string): Promise<void> {
  (await button(name)).focus();
  await userEvent.keyboard('{Enter}');
}

/** Returns the size and the turn of each page of a PDF. */
const readPages = (pdf: string) =>
  [...pdf.matchAll(/\/MediaBox \[0 0 (\d+) (\d+)\] \/Rotate (\d+)/g)].map((match) =>
    match.slice(1).map(Number),
  );

it('photos are reordered, turned, looked at and sent as one PDF by keyboard, each without its metadata · DOC-19…21', async () => {
  const { choose, paste, said, sent } = show();
  await choose(
    await takePhoto('IMG_0412.jpg', { width: 4000, height: 3000, orientation: 6 }),
    await takePhoto('scan.png', { width: 900, height: 1200, type: 'image/png' }),
  );
  await vi.waitFor(() => expect(said()).toContain('MB. Each photo will be one page of the PDF.'));
  expect(said()).toContain('2 photos');
  paste(await takePhoto('last.jpg', { width: 600, height: 800 }));
  await button('Enlarge Photo 3');

  await press('Up Photo 3');
  await vi.waitFor(() => expect(said()).toContain('Moved. It is now photo 2 of 3.'));
  expect(document.activeElement).toBe(await button('Up Photo 2'));
  await userEvent.keyboard('{Enter}');
  await press('Turn Photo 1');
  await press('Enlarge Photo 2');
  const dialog = await screen.findByRole('dialog', { name: 'Photo 2' });
  expect(dialog.querySelector('image')).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(async () => expect(document.activeElement).toBe(await button('Enlarge Photo 2')));

  await press('Send as one PDF');
  const { name, text } = await sent();
  expect(name).toBe('last.pdf');
  expect(readPages(text)).toEqual([
    [594, 792, 90],
    [792, 594, 90],
    [594, 792, 0],
  ]);
  expect(text).toContain('/Width 2400 /Height 1800');
  expect(['Exif\0\0', '41.4N'].filter((secret) => text.includes(secret))).toEqual([]);
});

it('an unreadable photo says so, and removing it moves the focus to the one before · DOC-22', async () => {
  const { choose, drop } = show();
  await choose(await takePhoto('first.jpg', { width: 600, height: 800 }));
  await button('Enlarge Photo 1');
  drop(new File(['\0\0\0\x18ftypheic'], 'IMG_0413.HEIC', { type: 'image/heic' }));
  expect(await screen.findByText(/Your phone saved it as HEIC/)).toBeTruthy();

  await press('Remove Photo 2');

  expect(document.activeElement).toBe(await button('Remove Photo 1'));
});

/** Returns which of the two colours of a photo is near each edge of an element, as it is seen. */
async function readEdges(element: Element): Promise<string> {
  const base64 = await page.screenshot({ element, save: false });
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes]));
  const { width, height } = bitmap;
  const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')!;
  context.drawImage(bitmap, 0, 0);
  const at = (x: number, y: number) => {
    const [red = 0, , blue = 0] = context.getImageData(
      Math.floor(width * x),
      Math.floor(height * y),
      1,
      1,
    ).data;
    return red > blue ? 'red' : 'blue';
  };
  return [at(0.5, 0.1), at(0.9, 0.5), at(0.5, 0.9), at(0.1, 0.5)].join(' ');
}

it.each([
  ['without an orientation', undefined, /^red .* blue .*$/, /^.* red .* blue$/],
  ['from a phone held upright', 6, /^.* red .* blue$/, /^blue .* red .*$/],
  ['from a phone held upside down', 3, /^blue .* red .*$/, /^.* blue .* red$/],
])(
  'a photo %s is shown the right way up, and a quarter turn clockwise once it is turned · DOC-20',
  async (_, orientation, upright, turned) => {
    const { choose } = show();
    await choose(await takePhoto('a.jpg', { width: 400, height: 400, orientation }));
    const look = async () => (await button('Enlarge Photo 1')).querySelector('svg')!;
    expect(await readEdges(await look())).toMatch(upright);

    await press('Turn Photo 1');

    expect(await readEdges(await look())).toMatch(turned);
  },
);
