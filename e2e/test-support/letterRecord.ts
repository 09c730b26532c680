/** Runs in the page: notes the time of each letter, for `isKept`. */
export function noteLetters(): void {
  const note = () => (document.documentElement.dataset.lastLetter = String(Date.now()));
  addEventListener('input', note, true);
}

/** Runs in the page: returns whether the record on the device has been written since the last letter. */
export async function isKept(): Promise<boolean> {
  const writtenAt = await new Promise<number>((resolve) => {
    indexedDB.open('admit-letters').onsuccess = ({ target }) => {
      const { result: database } = target as IDBOpenDBRequest;
      database.transaction('records').objectStore('records').getAll().onsuccess = (event) => {
        const records = (event.target as IDBRequest<{ at: number }[]>).result;
        database.close();
        resolve(Math.max(0, ...records.map(({ at }) => at)));
      };
    };
  });
  return writtenAt >= Number(document.documentElement.dataset.lastLetter);
}
