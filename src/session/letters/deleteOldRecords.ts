import { DATABASE, openRecords, resultOf } from './openRecords.ts';
import { isExpired, isStoredRecord, type StoredRecord } from './StoredRecord.ts';

/**
 * Deletes the expired records of every student, even if none of them opens this browser again.
 *
 * @param now the server's time.
 */
export async function deleteOldRecords(now: number | null): Promise<void> {
  // Opening the database would create it.
  const databases = await indexedDB.databases();
  if (databases.some(({ name }) => name === DATABASE))
    await openRecords()((store) => deleteExpired(store, now));
}

/** Deletes the expired records, and returns all others. Values that are no records stay as they are. */
export async function deleteExpired(
  store: IDBObjectStore,
  now: number | null,
): Promise<readonly StoredRecord[]> {
  const stored: readonly unknown[] = await resultOf(store.getAll());
  const records = stored.filter(isStoredRecord);
  for (const record of records) if (isExpired(record, now)) store.delete(record.form);
  return records.filter((record) => !isExpired(record, now));
}
