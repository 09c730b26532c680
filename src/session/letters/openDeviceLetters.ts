import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { LeftLetters } from '../../core/run/journal/Letters.ts';
import { createSeal, type Seal } from './createSeal.ts';
import type { LetterRecord, LetterStore } from './LetterStore.ts';

/** A record as it is stored: everything a student typed is in `data`, encrypted. */
interface StoredRecord {
  readonly form: string;
  /** Identifies the key, so that a student's own records are found; it does not identify the student. */
  readonly tag: string;
  /** When it was written, in ms. */
  readonly at: number;
  /** Random for each write. */
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly data: ArrayBuffer;
}

interface LettersSchema extends DBSchema {
  records: { key: string; value: StoredRecord };
}

/** After this time, a record is deleted, in ms: 30 days, as long as the server remembers a form's numbers. */
const LIFE_MS = 30 * 24 * 60 * 60_000;

/**
 * Opens a student's records in IndexedDB, encrypted under the key of their profile.
 *
 * @returns null if the browser lacks locks, encryption or storage; rejects if it refuses them.
 */
export async function openDeviceLetters(lettersKey: string): Promise<LetterStore | null> {
  if (!('locks' in navigator && 'subtle' in crypto && 'indexedDB' in globalThis)) return null;
  const seal = await createSeal(lettersKey);
  const database = await openDB<LettersSchema>('admit-letters', 1, {
    upgrade: (created) => void created.createObjectStore('records', { keyPath: 'form' }),
  });
  const close = async (form: string, left: LeftLetters): Promise<StoredRecord> => ({
    form,
    tag: seal.tag,
    at: Date.now(),
    ...(await seal.encrypt(form, JSON.stringify(left))),
  });

  return {
    hold: (form) =>
      new Promise((resolve, reject) => {
        const held = () => new Promise<void>((release) => resolve(release));
        navigator.locks.request(lockOf(form), held).catch(reject);
      }),
    read: () => readRecords(database, seal),
    replace: async (form, left, read) => {
      const own = left && (await close(form, left));
      const { store, done } = database.transaction('records', 'readwrite');
      for (const record of read) {
        const stored = await store.get(record.form);
        if (!stored || stampOf(stored) !== record.stamp) return false;
      }
      await Promise.all([...read.map((record) => store.delete(record.form)), own && store.put(own), done]);
      return true;
    },
    write: async (form, left) => {
      if (left) await database.put('records', await close(form, left));
      else await database.delete('records', form);
    },
  };
}

const lockOf = (form: string) => `admit-form-${form}`;
const stampOf = ({ iv }: StoredRecord) => iv.join();

/** Reads the records of forms whose lock is free. One that cannot be decrypted or understood is passed over. */
async function readRecords(database: IDBPDatabase<LettersSchema>, seal: Seal): Promise<LetterRecord[]> {
  const held = new Set((await navigator.locks.query()).held?.map(({ name }) => name));
  const records: LetterRecord[] = [];
  for (const stored of (await database.getAll('records')).toSorted((a, b) => a.at - b.at)) {
    if (stored.at < Date.now() - LIFE_MS) await database.delete('records', stored.form);
    else if (stored.tag === seal.tag && !held.has(lockOf(stored.form))) {
      const left = await seal.decrypt(stored.form, stored).then(parseLeft, () => null);
      if (left) records.push({ form: stored.form, left, stamp: stampOf(stored) });
    }
  }
  return records;
}

/** Returns the letters of a record; null if another release has written them in a way that this one cannot read. */
function parseLeft(text: string): LeftLetters | null {
  const { changes, choices, setAside } = JSON.parse(text) as Partial<LeftLetters>;
  const isKnown =
    Array.isArray(changes) &&
    changes.every(({ form, n, answers, over }) => form && n && answers && over) &&
    Array.isArray(setAside) &&
    choices?.addAnother &&
    choices.tabs;
  return isKnown ? { changes, choices, setAside } : null;
}
