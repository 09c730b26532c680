import type { Unconfirmed } from '../../core/run/journal/takeOver.ts';
import { createSeal, type Seal } from './createSeal.ts';
import { deleteExpired } from './deleteOldRecords.ts';
import { openRecords, type Records, resultOf } from './openRecords.ts';
import { FORMAT, readUnconfirmed } from './readUnconfirmed.ts';
import type { ServerClock } from './ServerClock.ts';
import { isOld, isStoredRecord, type StoredRecord } from './StoredRecord.ts';

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

/**
 * Opens a student's records on the device, encrypted under the key of their profile.
 *
 * @param form the id of the form that uses them.
 * @param clock counts the age of the records.
 * @returns null if the browser lacks locks or encryption; rejects if it blocks them or storage.
 */
export async function openDeviceLetters(
  lettersKey: string,
  form: string,
  clock: ServerClock,
): Promise<LetterStore | null> {
  if (!('locks' in navigator && 'subtle' in crypto)) return null;
  const seal = await createSeal(lettersKey);
  const records = openRecords();
  const release = await new Promise<() => void>((resolve, reject) => {
    navigator.locks.request(lockOf(form), () => new Promise<void>((end) => resolve(end))).catch(reject);
  });
  // Writes reach the disk in the order in which they have begun, whichever is encrypted first.
  let turn: Promise<unknown> = Promise.resolve();
  return {
    release,
    read: () => readRecords(records, seal, clock),
    write: async (letters, others = []) => {
      const about = { form, at: clock.now ?? Date.now(), format: FORMAT };
      const sealing = letters && seal.encrypt(JSON.stringify(letters), boundTo(about));
      const [, sealed] = await (turn = Promise.all([turn.catch(() => null), sealing]));
      return records(async (store) => {
        for (const other of others) {
          const stored: unknown = await resultOf(store.get(other.form));
          if (!isStoredRecord(stored) || stampOf(stored) !== other.stamp) return false;
        }
        for (const other of others) store.delete(other.form);
        if (sealed) store.put({ ...about, tag: seal.tag, ...sealed } satisfies StoredRecord, form);
        else store.delete(form);
        return true;
      });
    },
  };
}

const lockOf = (form: string) => `admit-form-${form}`;
const stampOf = ({ iv }: StoredRecord) => iv.join();

/** Returns what a record's text is encrypted together with, so that its age and form cannot be changed. */
const boundTo = ({ form, at, format = 2 }: Pick<StoredRecord, 'form' | 'at' | 'format'>) =>
  format === 2 ? '' : [format, form, at].join();

/**
 * Reads the records of forms whose lock is free, and deletes expired ones. Skips any that cannot be read, and leaves them
 * for the release that can.
 */
async function readRecords(records: Records, seal: Seal, { now }: ServerClock): Promise<LetterRecord[]> {
  const { held = [] } = await navigator.locks.query();
  const stored = await records((store) => deleteExpired(store, now));
  const isOwn = (record: StoredRecord) =>
    record.tag === seal.tag && !held.some(({ name }) => name === lockOf(record.form));
  const open = async (record: StoredRecord): Promise<LetterRecord> => {
    const read = readUnconfirmed(await seal.decrypt(record, boundTo(record)), record.format ?? 2);
    const letters = isOld(record, now) ? { ...read, oldSince: record.at } : read;
    return { form: record.form, letters, stamp: stampOf(record) };
  };
  const oldestFirst = stored.filter(isOwn).sort((one, other) => one.at - other.at);
  const opened = await Promise.allSettled(oldestFirst.map(open));
  return opened.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
}
