import type { Locator } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';
import { expect, test } from '../fixtures.ts';
import { type ChosenFile, documentRow, hurryPolling } from '../test-support/files.ts';
import { failCalls, letThrough } from '../test-support/failures.ts';
import { keepSentFiles, makeSheet, readSentFile, takePhoto } from '../test-support/photos.ts';
import { openForm, step } from '../test-support/student.ts';

const DONE = 'Converted and attached';

const photosInput = (row: Locator) => row.locator('input[type=file][multiple]');
const press = (row: Locator, name: string) => row.getByRole('button', { name, exact: true }).press('Enter');

/** Returns the width, height and rotation of each page, as a PDF reader shows them. */
async function readPages(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(bytes.slice());
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, at) => {
      const page = await pdf.getPage(at + 1);
      const { width, height } = page.getViewport({ scale: 1 });
      return { width: Math.round(width), height: Math.round(height), turned: page.rotate };
    }),
  );
}

/** Drops or pastes files onto the upload box of a row. */
async function hand(row: Locator, event: 'drop' | 'paste', files: readonly ChosenFile[]): Promise<void> {
  const contents = files.map(({ name, mimeType, buffer }) => ({
    name,
    mimeType,
    data: buffer.toString('base64'),
  }));
  await row.locator('.app-upload').evaluate(
    (element, { event, contents }) => {
      const data = new DataTransfer();
      for (const { name, mimeType, data: text } of contents)
        data.items.add(
          new File([Uint8Array.from(atob(text), (byte) => byte.charCodeAt(0))], name, { type: mimeType }),
        );
      const init = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        event === 'drop'
          ? new DragEvent('drop', { ...init, dataTransfer: data })
          : new ClipboardEvent('paste', { ...init, clipboardData: data }),
      );
    },
    { event, contents },
  );
}

test('an applicant can reorder, rotate and send three photos as one PDF by keyboard, even after removing an unreadable photo and visiting another page · DOC-19…23 @long', async ({
  page,
  newEmail,
}) => {
  await hurryPolling(page);
  await page.addInitScript(keepSentFiles);
  await openForm(page, newEmail(), '/education');
  const row = documentRow(page, 'High-school transcript');
  await photosInput(row).setInputFiles([
    await takePhoto(page, 'IMG_0412.jpg', { width: 4000, height: 3000, color: 'khaki', orientation: 6 }),
    await takePhoto(page, 'scan.png', { width: 900, height: 1200, color: 'lightblue', type: 'image/png' }),
  ]);
  const status = row.getByRole('status');
  await expect(status).toContainText('2 photos');
  await expect(status).toContainText('MB. Each photo will be one page of the PDF.');
  await hand(row, 'paste', [await takePhoto(page, 'last.jpg', { width: 600, height: 800, color: 'pink' })]);
  await expect(status).toContainText('3 photos');
  await expect(row.getByRole('button', { name: 'Enlarge Photo 3' })).toBeVisible();

  await press(row, 'Up Photo 3');
  await expect(status).toContainText('Moved. It is now photo 2 of 3.');
  await expect(
    row.getByRole('button', { name: 'Up Photo 2' }),
    'the moved photo’s button has focus',
  ).toBeFocused();
  await page.keyboard.press('Enter');
  await press(row, 'Turn Photo 1');
  await press(row, 'Enlarge Photo 2');
  await expect(page.getByRole('dialog', { name: 'Photo 2' }).locator('image')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row.getByRole('button', { name: 'Enlarge Photo 2' })).toBeFocused();
  const asked = page.waitForEvent('dialog');
  void page.evaluate(() => location.reload()).catch(() => undefined);
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();

  await hand(row, 'drop', [
    { name: 'IMG_0413.HEIC', mimeType: 'image/heic', buffer: Buffer.from('\0\0\0\x18ftypheic') },
  ]);
  await expect(row.getByText('Your phone saved it as HEIC')).toBeVisible();
  await press(row, 'Remove Photo 4');
  await expect(row.getByRole('button', { name: 'Remove Photo 3' })).toBeFocused();
  await step(page, 'About You').click();
  await expect(page.getByRole('heading', { name: 'About You', level: 1 })).toBeVisible();
  await step(page, 'Academics').click();

  await press(row, 'Send as one PDF');
  await expect(status).toContainText(`last.pdf${DONE}`, { timeout: 15_000 });
  await expect(row).toBeFocused();
  const { name, bytes } = await readSentFile(page);
  expect(name).toBe('last.pdf');
  expect(await readPages(bytes)).toEqual([
    { width: 792, height: 594, turned: 90 },
    { width: 594, height: 792, turned: 90 },
    { width: 594, height: 792, turned: 0 },
  ]);
  const text = Buffer.from(bytes).toString('latin1');
  const has = (what: string) => text.includes(what);
  expect(has('/Width 2400 /Height 1800'), 'a long side of 4000 px is scaled').toBe(true);
  expect(['Exif\0\0', 'GPS 41.4N'].filter(has)).toEqual([]);
});

test('a picture of 110 megapixels is made smaller and sent, chosen as a file or as a photo · DOC-19, DOC-21', async ({
  page,
  newEmail,
}) => {
  await hurryPolling(page);
  await page.addInitScript(keepSentFiles);
  await openForm(page, newEmail(), '/education');
  const picture = { name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer: makeSheet(12_112, 9_088) };
  const ways = { 'High-school transcript': '[multiple]', 'Résumé or activity list': ':not([multiple])' };

  for (const [label, kind] of Object.entries(ways)) {
    const row = documentRow(page, label);
    await row.locator(`input[type=file]${kind}`).setInputFiles(picture);
    const status = row.getByRole('status');
    if (kind === '[multiple]') {
      await expect(status).toContainText('Each photo will be one page', { timeout: 15_000 });
      await press(row, 'Send as one PDF');
    }
    await expect(status).toContainText(`IMG_0001.pdf${DONE}`, { timeout: 15_000 });

    const { name, bytes } = await readSentFile(page);
    expect(name).toBe('IMG_0001.pdf');
    expect(Buffer.from(bytes).toString('latin1')).toContain('/Width 2400 /Height 1801');
  }
});

test('photos whose document the storage refuses once keep their order and turns, and are sent again · DOC-07, DOC-20', async ({
  page,
  newEmail,
  problems,
}) => {
  problems.expect(/status of (403|404)/);
  await hurryPolling(page);
  await page.addInitScript(keepSentFiles);
  await openForm(page, newEmail(), '/education');
  const row = documentRow(page, 'High-school transcript');
  const status = row.getByRole('status');
  await photosInput(row).setInputFiles([
    await takePhoto(page, 'first.jpg', { width: 600, height: 800, color: 'khaki' }),
    await takePhoto(page, 'second.jpg', { width: 900, height: 600, color: 'pink' }),
  ]);
  await expect(status).toContainText('2 photos');
  await press(row, 'Up Photo 2');
  await press(row, 'Turn Photo 1');
  await expect(status).toContainText('Each photo will be one page');

  await failCalls(page, 'uploadFile:403:expired');
  await press(row, 'Send as one PDF');
  await expect(status).toContainText('Your file did not reach us. Please try again.');
  await expect(row.getByRole('button', { name: 'Enlarge Photo 2' })).toBeVisible();
  await letThrough(page);
  await press(row, 'Try again');

  await expect(status).toContainText(`second.pdf${DONE}`, { timeout: 15_000 });
  expect(await readPages((await readSentFile(page)).bytes)).toEqual([
    { width: 528, height: 792, turned: 90 },
    { width: 594, height: 792, turned: 0 },
  ]);
});
