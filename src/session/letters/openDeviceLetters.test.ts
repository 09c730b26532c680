import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Unconfirmed } from '../../core/run/journal/Letters.ts';
import { openDeviceLetters } from './openDeviceLetters.ts';

const [JANES, BOBS] = ['j'.repeat(43), 'b'.repeat(43)];
const DAY_MS = 24 * 60 * 60_000;
const left = (first_name: string): Unconfirmed => ({
  changes: [],
  choices: [],
  setAside: [{ first_name }],
});

/** The records of the browser, by the id of their form. */
let records: Map<string, { tag: string; at: number; iv: Uint8Array; data: ArrayBuffer }>;

/** Fakes the parts of IndexedDB and of the lock manager that are used here. */
beforeEach(() => {
  records = new Map();
  const answer = (result?: unknown) => {
    const request = { result, onsuccess: () => undefined, oncomplete: () => undefined };
    queueMicrotask(() => request.onsuccess());
    return request;
  };
  const transaction = { ...answer(), commit: () => queueMicrotask(() => transaction.oncomplete()) };
  const store = {
    transaction,
    get: (form: string) => answer(records.get(form)),
    getAll: () => answer([...records.values()]),
    put: (record: never, form: string) => answer(records.set(form, record)),
    delete: (form: string) => answer(records.delete(form)),
  };
  const held = new Set<string>();
  const locks = {
    request: (name: string, run: () => Promise<void>) => {
      held.add(name);
      return run().finally(() => held.delete(name));
    },
    query: () => Promise.resolve({ held: [...held].map((name) => ({ name })) }),
  };
  vi.stubGlobal('navigator', { locks });
  vi.stubGlobal('indexedDB', { open: () => answer({ transaction: () => ({ objectStore: () => store }) }) });
});
afterEach(() => void vi.unstubAllGlobals());

/** Opens a form that keeps its letters on the device. */
async function open(form: string, key = JANES) {
  const store = await openDeviceLetters(key, form);
  if (!store) throw new Error('The browser cannot keep letters.');
  return store;
}

/** Leaves the letters of a form that is no longer open. */
async function leave(form: string, name: string, key = JANES) {
  const store = await open(form, key);
  await store.write(left(name));
  store.release();
}

const namesIn = (found: readonly { letters: Unconfirmed }[]) =>
  found.map(({ letters }) => letters.setAside[0]?.first_name);

it('a form finds what the student’s earlier forms have left, the oldest first · PROD-06', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 2 });
  await leave('second', 'Bea');
  vi.setSystemTime(1);
  await leave('first', 'Ana');
  await leave('another', 'Bob', BOBS);
  await (await open('not-yet-closed')).write(left('Cia'));

  const found = await (await open('next')).read();

  expect(found).toMatchObject([
    { form: 'first', letters: left('Ana') },
    { form: 'second', letters: left('Bea') },
  ]);
});

it('the records cannot be read without the student’s key · TRAP-46', async () => {
  await leave('first', 'Ana');

  expect(Object.keys(records.get('first') ?? {}).sort()).toEqual(['at', 'data', 'form', 'iv', 'tag']);
  expect(new TextDecoder().decode(records.get('first')?.data)).not.toContain('Ana');
});

it('a record that is damaged or in another format is skipped', async () => {
  await leave('first', 'Ana');
  await leave('second', 'Bea');
  records.get('first')!.iv = new Uint8Array(12);

  expect(namesIn(await (await open('next')).read())).toEqual(['Bea']);
});

it.each([
  [30 * DAY_MS, ['Ana']],
  [30 * DAY_MS + 1, []],
])('a record of %d ms ago is found: %j; an older one than 30 days is deleted', async (age, names) => {
  vi.useFakeTimers({ toFake: ['Date'], now: 7 });
  await leave('first', 'Ana');
  vi.setSystemTime(7 + age);

  expect(namesIn(await (await open('next')).read())).toEqual(names);

  expect(records.size).toBe(names.length);
});

it('a form writes its own record in place of those that it takes over · PROD-06', async () => {
  await leave('first', 'Ana');
  const next = await open('next');
  const found = await next.read();

  expect(await next.write(left('Ana'), found)).toBe(true);
  expect([...records.keys()]).toEqual(['next']);
  await next.write(null);

  expect(records.size).toBe(0);
});

it.each([
  ['has changed', () => leave('second', 'Bo')],
  ['has gone', () => Promise.resolve(records.delete('second'))],
])('a form takes over nothing if one of the records %s after it was read', async (_, happen) => {
  await leave('first', 'Ana');
  await leave('second', 'Bea');
  const next = await open('next');
  const found = await next.read();
  await happen();
  const before = new Map(records);

  expect(await next.write(left('Ana'), found)).toBe(false);

  expect(records).toEqual(before);
});

it.each([
  ['locks', 'navigator', {}],
  ['encryption', 'crypto', {}],
])('a browser without %s keeps no letters', async (_, name, without) => {
  vi.stubGlobal(name, without);

  expect(await openDeviceLetters(JANES, 'first')).toBeNull();
});
