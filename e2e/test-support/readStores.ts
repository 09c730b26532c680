import type { Page } from '@playwright/test';
import type { Trace } from './findLeaks.ts';

/** Reads every place where a page can store data, including its URL and title. */
export async function readStores(page: Page): Promise<Trace[]> {
  const kept = await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const records = await Promise.all(
      databases.map(async ({ name = '' }) => {
        const ask = <Result>(request: IDBRequest<Result>) =>
          new Promise<Result>((resolve, reject) => {
            request.onsuccess = () => resolve(request.result);
            request.onerror = () => reject(new Error(`IndexedDB ${name} cannot be read.`));
          });
        const database = await ask(indexedDB.open(name));
        const stores = [...database.objectStoreNames];
        const all = stores.map((store) => ask(database.transaction(store).objectStore(store).getAll()));
        return [name, await Promise.all(all)];
      }),
    );
    const caches_ = await Promise.all(
      (await caches.keys()).map(async (name) => {
        const cache = await caches.open(name);
        const requests = await cache.keys();
        return Promise.all(requests.map(async (each) => [each.url, await (await cache.match(each))?.text()]));
      }),
    );
    return {
      history: JSON.stringify(history.state),
      address: `${location.href} ${document.title} ${window.name} ${document.referrer}`,
      localStorage: JSON.stringify(Object.entries(localStorage)),
      sessionStorage: JSON.stringify(Object.entries(sessionStorage)),
      indexedDB: JSON.stringify(records),
      'Cache Storage': JSON.stringify(caches_),
    };
  });
  const cookies = await page.context().cookies();
  return [
    ...Object.entries(kept).map(([where, text]) => ({ where, text })),
    ...cookies.map(({ name, value }) => ({ where: 'cookie', text: `${name}=${value}` })),
  ];
}
