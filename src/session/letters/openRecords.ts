/** Never raise its version: an upgrade would wait for the tabs of older releases. */
export const DATABASE = 'admit-letters';
const STORE = 'records';

/** Runs a transaction of the records. Resolves once the browser has written it; rejects if it could not. */
export type Records = <Result>(act: (store: IDBObjectStore) => Promise<Result>) => Promise<Result>;

/**
 * Opens the records in IndexedDB.
 *
 * - A transaction counts as finished when it is on the disk (`strict`), so that a power cut loses nothing that counts as
 *   kept, and a full disk is noticed. Firefox before version 126 ignores this.
 * - It is committed explicitly: for a page in the back/forward cache, WebKit would otherwise leave it open and so block
 *   all others.
 */
export function openRecords(): Records {
  let database: Promise<IDBDatabase> | null = null;
  const reset = () => (database = null);
  const open = async () => {
    const request = indexedDB.open(DATABASE);
    request.onupgradeneeded = () => void request.result.createObjectStore(STORE);
    const opened = await resultOf(request);
    // WebKit sometimes closes a connection.
    opened.onclose = reset;
    return opened;
  };
  return async (act) => {
    database ??= open();
    const opened = await database.catch((error: unknown) => {
      reset();
      throw error;
    });
    const transaction = opened.transaction(STORE, 'readwrite', { durability: 'strict' });
    const written = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new DOMException('', 'AbortError'));
    });
    const [result] = await Promise.all([
      act(transaction.objectStore(STORE)).then((done) => {
        transaction.commit();
        return done;
      }),
      written,
    ]);
    return result;
  };
}

/** Awaits a request. */
export const resultOf = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new DOMException('', 'UnknownError'));
  });
