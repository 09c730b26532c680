import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Unconfirmed } from '../../core/run/journal/takeOver.ts';
import { NOTHING_LEFT } from '../../core/test-support/takeOver.ts';
import { fakeRecords } from '../test-support/fakeRecords.ts';
import { RELEASED_KEY, RELEASED_RECORDS } from '../test-support/releasedRecords.ts';
import { deleteOldRecords } from './deleteOldRecords.ts';
import { openDeviceLetters } from './openDeviceLetters.ts';
import { ServerClock } from './ServerClock.ts';

const BOBS = 'b'.repeat(43);
const DAY_MS = 24 * 60 * 60_000;
/** When the released records were written. */
const THEN = RELEASED_RECORDS.format3.at;
const left = (first_name: string): Unconfirmed => ({
  ...NOTHING_LEFT,
  told: [{ answers: { first_name }, reason: 'elsewhere' }],
});

let browser: ReturnType<typeof fakeRecords>;
let clock: ServerClock;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] });
  browser = fakeRecords();
  clock = new ServerClock();
  tellServerTime(THEN);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A reply of the server arrives. */
function tellServerTime(ms: number) {
  clock.set(new Response('', { headers: { Date: new Date(ms).toUTCString() } }));
}

/** Opens a form that keeps its letters on the device. */
async function open(form: string, key = RELEASED_KEY) {
  const store = await openDeviceLetters(key, form, clock);
  if (!store) throw new Error('The browser cannot keep letters.');
  return store;
}

/** Leaves the letters of a form that is no longer open. */
async function leave(form: string, name: string, key = RELEASED_KEY) {
  const store = await open(form, key);
  await store.write(left(name));
  store.release();
}

const readNext = async () => (await open('next')).read();
const namesIn = (found: readonly { letters: Unconfirmed }[]) =>
  found.map(({ letters }) => letters.told[0]?.answers.first_name);

it('a form finds what the student’s earlier forms have left, the oldest first · PROD-06', async () => {
  tellServerTime(THEN + 60_000);
  await leave('second', 'Bea');
  tellServerTime(THEN);
  await leave('first', 'Ana');
  await leave('another', 'Bob', BOBS);
  await (await open('not-yet-closed')).write(left('Cia'));

  expect(await readNext()).toMatchObject([
    { form: 'first', letters: left('Ana') },
    { form: 'second', letters: left('Bea') },
  ]);
});

it('the records cannot be read without the student’s key · TRAP-46', async () => {
  await leave('first', 'Ana');

  const record = browser.records.get('first') as { data: ArrayBuffer };
  expect(Object.keys(record).sort()).toEqual(['at', 'data', 'form', 'format', 'iv', 'tag']);
  expect(new TextDecoder().decode(record.data)).not.toContain('Ana');
});

it('a write counts as finished once it is on the disk, and fails if it does not get there · PROD-06', async () => {
  const form = await open('first');
  await form.write(left('Ana'));
  expect(browser.terms).toContainEqual({ durability: 'strict' });

  browser.isFull = true;

  await expect(form.write(left('Bea'))).rejects.toThrow('Quota');
  expect(namesIn(await readNext())).toEqual([]);
  form.release();
  expect(namesIn(await readNext())).toEqual(['Ana']);
});

it('a connection that the browser has closed is opened again', async () => {
  const form = await open('first');
  await form.write(left('Ana'));

  browser.close();
  await form.write(left('Bea'));
  form.release();

  expect(namesIn(await readNext())).toEqual(['Bea']);
});

describe('the age of a record', () => {
  it.each([
    [30 * DAY_MS - 60_000, [undefined], 1],
    [30 * DAY_MS + 2_000, [THEN], 1],
    [60 * DAY_MS - 60_000, [THEN], 1],
    [60 * DAY_MS + 2_000, [], 0],
  ])(
    'is counted by the server: after %d ms, it is told as old since %j, and %d records remain · PROD-06',
    async (age, oldSince, size) => {
      browser.records.set('cccccccc', RELEASED_RECORDS.format3);
      tellServerTime(THEN + age);

      const found = await readNext();

      expect(found.map(({ letters }) => letters.oldSince)).toEqual(oldSince);
      expect(browser.records.size).toBe(size);
    },
  );

  it('does not depend on the device’s clock, neither when it is written nor when it is read · PROD-06', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout'], now: THEN - 400 * DAY_MS });
    await leave('first', 'Ana');
    vi.setSystemTime(THEN + 400 * DAY_MS);

    const [found] = await readNext();
    vi.useRealTimers();

    expect(found?.letters).toEqual(left('Ana'));
  });

  it('and its form cannot be changed', async () => {
    await leave('first', 'Ana');
    const record = browser.records.get('first') as { at: number };
    browser.records.set('first', { ...record, at: record.at + 1 });
    browser.records.set('second', { ...record, form: 'second' });

    expect(await readNext()).toEqual([]);
  });

  it('lets any page delete it after 60 days, without opening a form; in a browser without records, nothing is created · PROD-06', async () => {
    browser.records.set('cccccccc', RELEASED_RECORDS.format3);
    browser.records.set('dddddddd', { ...RELEASED_RECORDS.format3, form: 'dddddddd', at: THEN + DAY_MS });
    browser.records.set('foreign', null);
    tellServerTime(THEN + 60 * DAY_MS + 2_000);

    await deleteOldRecords(clock.now);
    expect([...browser.records.keys()]).toEqual(['dddddddd', 'foreign']);
    browser.exists = false;
    browser.terms.length = 0;
    await deleteOldRecords(clock.now);

    expect(browser.terms).toEqual([]);
  });

  it('is unknown while the server has not told its time: nothing is deleted, everything is read · PROD-06', async () => {
    clock = new ServerClock();
    browser.records.set('cccccccc', RELEASED_RECORDS.format3);
    await deleteOldRecords(clock.now);

    expect((await readNext()).map(({ letters }) => letters.oldSince)).toEqual([undefined]);
  });
});

describe('a release', () => {
  it('reads the records of format 2: changes, tabs and what was set aside · PROD-06', async () => {
    browser.records.set('bbbbbbbb', RELEASED_RECORDS.format2);

    const [found] = await readNext();

    const over = { first_name: '', last_name: 'Marsh' };
    expect(found?.letters).toEqual({
      ...NOTHING_LEFT,
      changes: [
        // What was not changed is no letter.
        { form: 'bbbbbbbb', n: 1, answers: { first_name: 'Ana' }, over },
        { form: 'bbbbbbbb', n: 2, answers: { favourite_colour: 'green' }, over: { favourite_colour: '' } },
        {
          form: expect.stringMatching(/^[a-z0-9]{8}$/) as string,
          n: 1,
          answers: { hs_tab: 'intl' },
          over: { hs_tab: '' },
          isTab: true,
        },
      ],
      told: [{ answers: { last_name: 'Marshe' }, reason: 'elsewhere' }],
    });
  });

  it('reads the records of format 3 · PROD-06', async () => {
    browser.records.set('cccccccc', RELEASED_RECORDS.format3);

    const [found] = await readNext();

    expect(found?.letters).toEqual({
      changes: [{ form: 'cccccccc', n: 3, answers: { first_name: 'Bea' }, over: { first_name: 'Ana' } }],
      waiting: [
        {
          form: 'cccccccc',
          why: 'refused',
          answers: { last_name: 'having met.' },
          over: { last_name: '' },
          message: 'No.',
        },
      ],
      told: [
        { answers: { hs_city: 'Boston' }, reason: 'elsewhere' },
        { answers: { ssn: '' }, reason: 'masked' },
      ],
      masked: [{ key: 'ssn', form: 'dddddddd', n: 1 }],
      names: { first_name: 'First name' },
      hadAnswers: true,
    });
  });

  const { format3 } = RELEASED_RECORDS;
  it.each<[string, unknown]>([
    ['is of a newer format', { ...format3, format: 4 }],
    ['is damaged', { ...format3, iv: new Uint8Array(12) }],
    ['is null', null],
    ['is a text', 'Ana'],
    ['has no form', { ...format3, form: undefined }],
    ['has no tag', { ...format3, tag: undefined }],
    ['has no date', { ...format3, at: 'today' }],
    ['has a format that is no number', { ...format3, format: 'new' }],
    ['has no text', { ...format3, data: undefined }],
    ['has a list for its vector', { ...format3, iv: [1] }],
  ])('leaves a record alone that %s, and reads the others · PROD-06', async (_, stored) => {
    browser.records.set('cccccccc', stored);
    await leave('first', 'Ana');
    const next = await open('next');

    const found = await next.read();
    expect(namesIn(found)).toEqual(['Ana']);
    expect(await next.write(left('Ana'), found)).toBe(true);

    expect(browser.records.get('cccccccc')).toBe(stored);
    expect([...browser.records.keys()].sort()).toEqual(['cccccccc', 'next']);
  });
});

it('a record that decrypts to another shape loses what is wrong, and locks nobody out · PROD-06', async () => {
  const form = await open('first');
  await form.write({ changes: null, waiting: [7], told: left('Ana').told } as never);
  form.release();
  const other = await open('second');
  await other.write('letters' as never);
  other.release();

  expect((await readNext()).map(({ letters }) => letters)).toEqual([left('Ana')]);
});

it('a form writes its own record in place of those that it takes over · PROD-06', async () => {
  await leave('first', 'Ana');
  const next = await open('next');
  const found = await next.read();

  expect(await next.write(left('Ana'), found)).toBe(true);
  expect([...browser.records.keys()]).toEqual(['next']);
  await next.write(null);

  expect(browser.records.size).toBe(0);
});

it.each([
  ['has changed', () => leave('second', 'Bo')],
  ['has gone', () => Promise.resolve(browser.records.delete('second'))],
])('a form takes over nothing if one of the records %s after it was read', async (_, happen) => {
  await leave('first', 'Ana');
  await leave('second', 'Bea');
  const next = await open('next');
  const found = await next.read();
  await happen();
  const before = new Map(browser.records);

  expect(await next.write(left('Ana'), found)).toBe(false);

  expect(browser.records).toEqual(before);
});

it.each([
  ['locks', 'navigator', {}],
  ['encryption', 'crypto', {}],
])('a browser without %s keeps no letters', async (_, name, without) => {
  vi.stubGlobal(name, without);

  expect(await openDeviceLetters(RELEASED_KEY, 'first', clock)).toBeNull();
});
