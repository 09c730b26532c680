import { vi } from 'vitest';

const nothing: () => void = () => undefined;

/** Fakes the parts of IndexedDB and of the lock manager that keep records of letters. */
export function fakeRecords() {
  const browser = {
    /** The stored values, by their key. */
    records: new Map<string, unknown>(),
    /** How each transaction was opened. */
    terms: [] as unknown[],
    /** Whether the database exists. */
    exists: true,
    /** Whether the disk is full: the next transaction is not written. */
    isFull: false,
    /** The browser closes the connection. */
    close: nothing,
  };
  const request = (result?: unknown) => {
    const made = { result, onsuccess: nothing };
    queueMicrotask(() => made.onsuccess());
    return made;
  };
  let isOpen = true;
  const begin = (_name: string, _mode: string, terms: unknown) => {
    if (!isOpen) throw new DOMException('', 'InvalidStateError');
    browser.terms.push(terms);
    const before = new Map(browser.records);
    const transaction = {
      error: null as Error | null,
      oncomplete: nothing,
      onabort: nothing,
      commit: () => {
        queueMicrotask(() => {
          if (!browser.isFull) {
            transaction.oncomplete();
            return;
          }
          browser.isFull = false;
          browser.records = before;
          transaction.error = new Error('Quota');
          transaction.onabort();
        });
      },
      objectStore: () => ({
        get: (key: string) => request(browser.records.get(key)),
        getAll: () => request([...browser.records.values()]),
        put: (value: unknown, key: string) => request(browser.records.set(key, value)),
        delete: (key: string) => request(browser.records.delete(key)),
      }),
    };
    return transaction;
  };
  const open = () => {
    isOpen = true;
    const database = { transaction: begin, onclose: nothing };
    browser.close = () => {
      isOpen = false;
      database.onclose();
    };
    return request(database);
  };
  const databases = () => Promise.resolve(browser.exists ? [{ name: 'admit-letters' }] : []);
  const held = new Set<string>();
  const locks = {
    request: (name: string, run: () => Promise<void>) => {
      held.add(name);
      return run().finally(() => held.delete(name));
    },
    query: () => Promise.resolve({ held: [...held].map((name) => ({ name })) }),
  };
  vi.stubGlobal('navigator', { locks });
  vi.stubGlobal('indexedDB', { open, databases });
  return browser;
}
