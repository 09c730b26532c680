declare global {
  // Not on `globalThis`, which is the driver’s own in Firefox, and new for each script.
  interface Window {
    /** The records on the device, as they were when the last letter was typed. */
    recordsAtLetter: Promise<string>;
    readRecords: () => Promise<string>;
  }
}

/**
 * Runs in the page: notes the records at each letter, for `isKept`. Each read begins at the letter itself, and so before
 * any write of that letter.
 */
export async function noteLetters(): Promise<void> {
  const open = async () => {
    // Opening a database that does not exist would create it, without the product's store.
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === 'admit-letters')) return null;
    return new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('admit-letters');
      request.onsuccess = () => resolve(request.result);
    });
  };
  let database = await open();
  window.readRecords = async () => {
    database ??= await open();
    const request = database?.transaction('records').objectStore('records').getAll();
    if (!request) return '';
    return new Promise((resolve) => {
      request.onsuccess = () => {
        const records = request.result as { iv: Uint8Array }[];
        resolve(records.map(({ iv }) => iv.join()).join(' '));
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
