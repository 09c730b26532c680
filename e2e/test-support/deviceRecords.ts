import { createCipheriv, createHash, randomBytes } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';

/** A record of letters as it lies in IndexedDB, except that its text may be an array of bytes. */
export interface DeviceRecord {
  readonly form: string;
  readonly tag: string;
  readonly at: number;
  readonly format?: number | undefined;
  readonly iv: Uint8Array;
  readonly data: Uint8Array | ArrayBuffer;
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

/** Puts values into the browser's records of letters, each under its own name. */
export async function plantRecords(page: Page, records: Readonly<Record<string, unknown>>): Promise<void> {
  const entries = Object.entries(records).map(([name, record]) => [name, asPlain(record)] as const);
  await page.evaluate(async (planted) => {
    const opening = indexedDB.open('admit-letters');
    opening.onupgradeneeded = () => void opening.result.createObjectStore('records');
    await new Promise<void>((resolve, reject) => {
      opening.onerror = () => reject(new Error('The records do not open.'));
      opening.onsuccess = () => {
        const transaction = opening.result.transaction('records', 'readwrite');
        for (const [name, value] of planted) {
          const isRecord = typeof value === 'object' && value !== null && 'bytes' in value;
          const { bytes, iv, ...rest } = (isRecord ? value : {}) as { bytes?: number[]; iv?: number[] };
          const record = { ...rest, iv: new Uint8Array(iv ?? []), data: new Uint8Array(bytes ?? []).buffer };
          transaction.objectStore('records').put(isRecord ? record : value, name);
        }
        transaction.oncomplete = () => {
          opening.result.close();
          resolve();
        };
      };
    });
  }, entries);
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

/** A page takes neither typed arrays nor buffers of another realm. */
function asPlain(record: unknown): unknown {
  if (typeof record !== 'object' || record === null || !('data' in record)) return record;
  const { iv, data, ...rest } = record as DeviceRecord;
  return { ...rest, iv: [...iv], bytes: [...new Uint8Array(data)] };
}
