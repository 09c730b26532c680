import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';
import { expect, test } from '../fixtures.ts';
import { type ChosenFile, documentRow, hurryPolling, makePdf } from '../test-support/files.ts';
import { keepSentFiles, readSentFile, takePhoto } from '../test-support/photos.ts';
import { openForm, watchCalls } from '../test-support/student.ts';

const HIGH_SCHOOL = 'High-school transcript';
const DONE = 'Converted and attached';

const photosInput = (row: Locator) => row.locator('input[type=file][multiple]');
const press = (row: Locator, name: string) => row.getByRole('button', { name, exact: true }).press('Enter');

/** How wide, how high and how turned each page is, as a reader shows it. */
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

/** Drops files onto an element, or pastes them there. */
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

async function open(page: Page, email: string) {
  await hurryPolling(page);
  await page.addInitScript(keepSentFiles);
  await openForm(page, email, '/education');
  return documentRow(page, HIGH_SCHOOL);
}

test('three photos are put in order, turned and sent as one PDF, by the keyboard alone · DOC-19, DOC-20, DOC-21 @phone', async ({
  page,
  newEmail,
}) => {
  const row = await open(page, newEmail());
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
  await expect(row.getByRole('button', { name: 'Up Photo 2' }), 'a press can follow a press').toBeFocused();
  await page.keyboard.press('Enter');
  await press(row, 'Turn Photo 1');
  await press(row, 'Enlarge Photo 2');
  await expect(page.getByRole('dialog', { name: 'Photo 2' }).locator('image')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row.getByRole('button', { name: 'Enlarge Photo 2' })).toBeFocused();
  const { violations } = await new AxeBuilder({ page }).include('.app-photos').analyze();
  expect(violations).toEqual([]);
  const asked = page.waitForEvent('dialog');
  void page.evaluate(() => location.reload()).catch(() => undefined);
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();

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

test('too many, a mixture with a PDF and an unreadable photo say what to do and send nothing · DOC-22 @phone', async ({
  page,
  newEmail,
}) => {
  const row = await open(page, newEmail());
  const status = row.getByRole('status');
  const photo = await takePhoto(page, 'photo.jpg', { width: 600, height: 800, color: 'white' });
  const broken = {
    ...photo,
    name: 'IMG_0413.HEIC',
    mimeType: 'image/heic',
    buffer: Buffer.from('\0\0\0\x18ftypheic'),
  };
  const calls = watchCalls(page, /^\/(api|mock-storage)/);

  await photosInput(row).setInputFiles(Array.from({ length: 21 }, () => photo));
  await expect(status).toContainText('A document can have up to 20 photos, and this would make 21.');
  await hand(row, 'drop', [photo, await makePdf()]);
  await expect(status).toContainText('Please choose only photos, or upload one PDF or Word file');
  await expect(status).toContainText('No file yet');

  await hand(row, 'drop', [photo, broken]);
  await expect(row.getByText('We could not read this photo.')).toBeVisible();
  await expect(status).toContainText('Remove the photo we could not read, then send the others.');
  await press(row, 'Send as one PDF');
  expect(calls).toEqual([]);
  await press(row, 'Remove Photo 2');
  await expect(row.getByRole('button', { name: 'Remove Photo 1' })).toBeFocused();
  await press(row, 'Remove all');
  await page.getByRole('button', { name: 'Yes, remove them' }).press('Enter');
  await expect(status).toContainText('No file yet');
  await expect(row.locator('input[type=file]').first()).toBeFocused();
  expect(calls).toEqual([]);
});

test('one photo becomes a PDF too, and is still there after another page was looked at · DOC-19, DOC-23', async ({
  page,
  newEmail,
}) => {
  const row = await open(page, newEmail());
  await photosInput(row).setInputFiles(
    await takePhoto(page, 'diploma.jpeg', { width: 600, height: 800, color: 'white' }),
  );
  await page.getByRole('link', { name: 'About You' }).click();
  await expect(page.getByRole('heading', { name: 'About You', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Academics' }).click();
  await press(row, 'Send as one PDF');

  await expect(row.getByRole('status')).toContainText(`diploma.pdf${DONE}`, { timeout: 15_000 });
});
