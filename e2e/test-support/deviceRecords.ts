import { createCipheriv, createHash, randomBytes } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';

/** A record of letters as it lies in IndexedDB, except that its text is an array of bytes. */
interface DeviceRecord {
  readonly form: string;
  readonly tag: string;
  readonly at: number;
  readonly format: number;
  readonly iv: Uint8Array;
  readonly data: Uint8Array;
}

/** Reads the key under which the browser encrypts the letters of the student who is logged in. */
export async function readLettersKey(request: APIRequestContext): Promise<string> {
  const response = await request.get('/api/profile');
  return ((await response.json()) as { letters_key: string }).letters_key;
}

/** Encrypts a text as a release does that writes a format from 3 on. Written anew, so that a release cannot change it unnoticed. */
export function sealRecord(
  lettersKey: string,
  { form, at, format }: { form: string; at: number; format: number },
  letters: unknown,
): DeviceRecord {
  const key = Buffer.from(lettersKey, 'base64url');
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  cipher.setAAD(Buffer.from([format, form, at].join()));
  const sealed = [cipher.update(JSON.stringify(letters), 'utf8'), cipher.final(), cipher.getAuthTag()];
  const digest = createHash('sha256').update('admit letters 2').update(key).digest();
  const tag = digest.subarray(0, 16).toString('base64');
  return { form, tag, at, format, iv: new Uint8Array(iv), data: new Uint8Array(Buffer.concat(sealed)) };
}

/** Puts a record into the browser's records of letters. */
export async function plantRecord(page: Page, { iv, data, ...rest }: DeviceRecord): Promise<void> {
  // A page takes neither typed arrays nor buffers of another realm.
  const plain = { ...rest, iv: [...iv], bytes: [...data] };
  await page.evaluate(async ({ bytes, ...planted }) => {
    const opening = indexedDB.open('admit-letters');
    await new Promise<void>((resolve, reject) => {
      opening.onerror = () => reject(new Error('The records do not open.'));
      opening.onsuccess = () => {
        const transaction = opening.result.transaction('records', 'readwrite');
        const record = { ...planted, iv: new Uint8Array(planted.iv), data: new Uint8Array(bytes).buffer };
        transaction.objectStore('records').put(record, record.form);
        transaction.oncomplete = () => {
          opening.result.close();
          resolve();
        };
      };
    });
  }, plain);
}

/** Returns the format of each of the browser's records of letters, by the name of the record. */
export const readFormats = (page: Page): Promise<Record<string, number | undefined>> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('admit-letters');
        opening.onsuccess = () => {
          const formats: Record<string, number | undefined> = {};
          opening.result.transaction('records').objectStore('records').openCursor().onsuccess = (event) => {
            const cursor = (event.target as IDBRequest<IDBCursorWithValue | null>).result;
            if (cursor) {
              formats[cursor.key as string] = (cursor.value as { format?: number } | null)?.format;
              cursor.continue();
              return;
            }
            opening.result.close();
            resolve(formats);
          };
        };
      }),
  );
