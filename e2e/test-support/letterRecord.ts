declare global {
  // Not on `globalThis`, which is the driver’s own in Firefox, and new for each script.
  interface Window {
    /** The records on the device, as they were when the last letter was typed. */
    recordsAtLetter: Promise<string>;
    readRecords: () => Promise<string>;
  }
}

/** Runs in the page: notes the records at each letter, for `isKept`. */
export function noteLetters(): void {
  window.readRecords = async () => {
    // Opening a database that does not exist would create it, without the product's store.
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === 'admit-letters')) return '';
    return new Promise((resolve) => {
      indexedDB.open('admit-letters').onsuccess = ({ target }) => {
        const { result: database } = target as IDBOpenDBRequest;
        database.transaction('records').objectStore('records').getAll().onsuccess = (event) => {
          const records = (event.target as IDBRequest<{ iv: Uint8Array }[]>).result;
          database.close();
          resolve(records.map(({ iv }) => iv.join()).join(' '));
        };
      };
    });
  };
  const note = () => {
    window.recordsAtLetter = window.readRecords();
  };
  addEventListener('input', note, true);
}

/** Runs in the page: returns whether the record on the device has been written since the last letter. */
export async function isKept(): Promise<boolean> {
  return (await window.readRecords()) !== (await window.recordsAtLetter);
}
