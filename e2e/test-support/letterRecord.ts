import { expect, type Page } from '@playwright/test';

/** Notes the time of the last letter on the page itself, where `waitForRecord` finds it. */
export const noteInput = (page: Page) =>
  page.evaluate(() => {
    const note = () => (document.documentElement.dataset.lastInput = String(Date.now()));
    addEventListener('input', note, true);
  });

/** Waits until the record on the device has been written since the last letter. */
export async function waitForRecord(page: Page): Promise<void> {
  const since = Number(await page.locator('html').getAttribute('data-last-input'));
  const writtenAt = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          indexedDB.open('admit-letters').onsuccess = ({ target }) => {
            const { result: database } = target as IDBOpenDBRequest;
            database.transaction('records').objectStore('records').getAll().onsuccess = (event) => {
              const records = (event.target as IDBRequest<{ at: number }[]>).result;
              database.close();
              resolve(Math.max(0, ...records.map(({ at }) => at)));
            };
          };
        }),
    );
  await expect.poll(writtenAt).toBeGreaterThanOrEqual(since);
}
