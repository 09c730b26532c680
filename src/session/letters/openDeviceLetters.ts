import { createStore, promisifyRequest, type UseStore } from 'idb-keyval';
import type { Unconfirmed } from '../../core/run/journal/takeOver.ts';
import { createSeal, type Seal, type Sealed } from './createSeal.ts';

/** The record of a form that is no longer open. */
export interface LetterRecord {
  /** The id of the form. */
  readonly form: string;
  readonly letters: Unconfirmed;
  /** Changes with each write of the record. */
  readonly stamp: string;
}

/**
 * One student's records of unconfirmed letters, one for each form (decision 034), for use by an open form. No other form
 * takes over its record until `release` is called or the page is gone.
 *
 * Every method may reject if the browser blocks storage.
 */
export interface LetterStore {
  /** Lets another form take over this form's record. */
  readonly release: () => void;
  /** Returns the records of forms that are no longer open. */
  readonly read: () => Promise<readonly LetterRecord[]>;
  /**
   * Atomically writes this form's record (null deletes it) and deletes the others.
   *
   * @returns false, having changed nothing, if one of the others was changed or removed after it was read.
   */
  readonly write: (letters: Unconfirmed | null, others?: readonly LetterRecord[]) => Promise<boolean>;
}

/** A stored record, under the id of its form. Everything the student typed is encrypted. */
interface StoredRecord extends Sealed {
  readonly form: string;
  /** Identifies the key, so that a student's records can be found, but not the student. */
  readonly tag: string;
  /** When it was written, in ms. */
  readonly at: number;
}

/** How long a record is kept, in ms: 30 days, as long as the server remembers a form's numbers. */
const LIFE_MS = 30 * 24 * 60 * 60_000;

/**
 * Opens a student's records in IndexedDB, encrypted under the key of their profile. Each transaction is committed
 * explicitly: for a page in the back/forward cache, WebKit would otherwise leave it open and so block all others.
 *
 * @param form the id of the form that uses them.
 * @returns null if the browser lacks locks or encryption; rejects if it blocks them or storage.
 */
export async function openDeviceLetters(lettersKey: string, form: string): Promise<LetterStore | null> {
  if (!('locks' in navigator && 'subtle' in crypto)) return null;
  const seal = await createSeal(lettersKey);
  const records = createStore('admit-letters', 'records');
  const release = await new Promise<() => void>((resolve, reject) => {
    navigator.locks.request(lockOf(form), () => new Promise<void>((end) => resolve(end))).catch(reject);
  });
  return {
    release,
    read: () => readRecords(records, seal),
    write: async (letters, others = []) => {
      const sealed = letters && (await seal.encrypt(JSON.stringify(letters)));
      return records('readwrite', async (store) => {
        for (const other of others) {
          const stored = await promisifyRequest<StoredRecord | undefined>(store.get(other.form));
          if (!stored || stampOf(stored) !== other.stamp) return false;
        }
        for (const other of others) store.delete(other.form);
        if (sealed)
          store.put({ form, tag: seal.tag, at: Date.now(), ...sealed } satisfies StoredRecord, form);
        else store.delete(form);
        store.transaction.commit();
        await promisifyRequest(store.transaction);
        return true;
      });
    },
  };
}

const lockOf = (form: string) => `admit-form-${form}`;
const stampOf = ({ iv }: StoredRecord) => iv.join();

/** Reads the records of forms whose lock is free; skips any that cannot be decrypted or parsed. */
async function readRecords(records: UseStore, seal: Seal): Promise<LetterRecord[]> {
  const { held = [] } = await navigator.locks.query();
  const isOld = ({ at }: StoredRecord) => at < Date.now() - LIFE_MS;
  const all = await records('readwrite', async (store) => {
    const stored = await promisifyRequest<StoredRecord[]>(store.getAll());
    for (const { form } of stored.filter(isOld)) store.delete(form);
    store.transaction.commit();
    return stored.filter((record) => !isOld(record));
  });
  const isOwn = (record: StoredRecord) =>
    record.tag === seal.tag && !held.some(({ name }) => name === lockOf(record.form));
  const open = async (record: StoredRecord): Promise<LetterRecord> => {
    const letters = JSON.parse(await seal.decrypt(record)) as Unconfirmed;
    return { form: record.form, letters, stamp: stampOf(record) };
  };
  const oldestFirst = all.filter(isOwn).sort((one, other) => one.at - other.at);
  const opened = await Promise.allSettled(oldestFirst.map(open));
  return opened.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
}
