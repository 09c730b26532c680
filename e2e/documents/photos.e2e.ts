import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { documentRow, hurryPolling } from '../test-support/files.ts';
import { keepSentFiles, makeSheet, readSentFile } from '../test-support/photos.ts';
import { openForm } from '../test-support/student.ts';
import { patience } from '../test-support/patience.ts';

const DONE = 'Converted and attached';

const press = (row: Locator, name: string) => row.getByRole('button', { name, exact: true }).press('Enter');

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
      await expect(status).toContainText('Each photo will be one page', patience(15_000));
      await press(row, 'Send as one PDF');
    }
    await expect(status).toContainText(`IMG_0001.pdf${DONE}`, patience(15_000));

    const { name, bytes } = await readSentFile(page);
    expect(name).toBe('IMG_0001.pdf');
    expect(Buffer.from(bytes).toString('latin1')).toContain('/Width 2400 /Height 1801');
  }
});
