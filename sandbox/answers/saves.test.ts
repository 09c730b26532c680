import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestSandbox, PASSWORD, readSetCookie } from '../test-support/createTestSandbox.ts';
import type { TestSandbox } from '../test-support/createTestSandbox.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Returns `count` form ids that no other test uses, beginning with `first`. */
const formIds = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => String(first + index).padStart(8, '0'));

describe('the numbers of saves and the key', () => {
  let sandbox: TestSandbox;
  let cookie: string;
  beforeEach(async () => {
    sandbox = await createTestSandbox();
    cookie = await sandbox.seed();
  });
  afterEach(() => sandbox.close());

  const save = (saves: string, { body = {}, headers = {} } = {}) =>
    sandbox.call('/api/answer', {
      method: 'PUT',
      body,
      cookie,
      headers: { 'admit-save': saves, ...headers },
    });
  const saveFrom = (forms: string[]) => save(forms.map((form) => `${form}.1`).join(', '));
  const readProfile = async (session = cookie) =>
    (await sandbox.call('/api/profile', { cookie: session })).body;
  const readSaves = async () => (await readProfile())['saves'];
  const logIn = async () => {
    const body = { username: 'ana@example.com', password: PASSWORD };
    return readSetCookie((await sandbox.call('/public/login', { body })).headers, 'admit_id_token');
  };

  it('a profile returns the highest number of each form, even if the save changed no answer · API-05', async () => {
    expect(await readSaves()).toEqual({});

    await save('k3x9w2pq.5, m1b7c4zd.2', { body: { first_name: 'Ana' } });
    await save('k3x9w2pq.4,m1b7c4zd.3', { body: { first_name: 'Ana' } });

    expect(await readSaves()).toEqual({ k3x9w2pq: 5, m1b7c4zd: 3 });
  });

  it('a save that only raises a number gets a new version, and a repeated one does not · API-05', async () => {
    const versionOf = async (saves: string) => (await save(saves)).headers.get('etag');
    const versions = [
      await versionOf('k3x9w2pq.1'),
      await versionOf('k3x9w2pq.2'),
      await versionOf('k3x9w2pq.1'),
    ];

    expect(versions).toEqual(['"1"', '"2"', '"2"']);
  });

  it('a refused save records no number · API-05', async () => {
    const outdated = await save('k3x9w2pq.1', { headers: { 'if-match': '"77"' } });
    const invalid = await save('k3x9w2pq.2', { body: { gender: 'zebra' } });
    const submitted = await sandbox.seed({ username: 'ben@example.com', status: 'submitted' });
    const closed = await save('k3x9w2pq.3', { headers: { cookie: `admit_id_token=${submitted}` } });

    expect([outdated, invalid, closed].map(({ status }) => status)).toEqual([412, 400, 403]);
    expect(await readSaves()).toEqual({});
    expect((await readProfile(submitted))['saves']).toEqual({});
  });

  it.each(['', 'k3x9w2pq', 'k3x9w2pq.0', 'K3x9w2pq.1', 'k3x9w2p.1', 'k3x9w2pq.1;', 'k3x9w2pq.1000000000'])(
    'a save with the numbers “%s” gets 400 and changes nothing · API-05',
    async (saves) => {
      const refused = await save(saves, { body: { first_name: 'Ana' } });

      expect(refused).toMatchObject({ status: 400, body: { code: 'invalid_answer' } });
      expect(await readProfile()).toMatchObject({ answer: {}, saves: {} });
    },
  );

  it('a save names at most 50 forms · API-05', async () => {
    expect((await saveFrom(formIds(0, 51))).status).toBe(400);
    expect((await saveFrom(formIds(0, 50))).status).toBe(200);
  });

  it('a number is kept for 30 days after the form’s last save · API-08', async () => {
    await save('k3x9w2pq.1, m1b7c4zd.1');
    sandbox.pass(29 * DAY_MS);
    cookie = await logIn();
    await save('m1b7c4zd.1');
    sandbox.pass(DAY_MS);
    cookie = await logIn();

    expect(await readSaves()).toEqual({ m1b7c4zd: 1 });
  });

  it('of more than 300 forms, those that saved last are kept · API-08', async () => {
    for (let first = 0; first < 300; first += 50) await saveFrom(formIds(first, 50));
    await saveFrom(formIds(0, 1));
    await saveFrom(formIds(300, 1));

    const kept = Object.keys((await readSaves()) as object);

    expect(kept.toSorted()).toEqual([...formIds(0, 1), ...formIds(2, 299)]);
  });

  it('the key is the same in each session of an account and different between accounts · API-08', async () => {
    const later = await logIn();
    const another = await sandbox.seed({ username: 'ben@example.com' });

    const { letters_key: key } = await readProfile();

    expect(key).toMatch(/^[\w-]{43}$/);
    expect(await readProfile(later)).toMatchObject({ letters_key: key });
    expect((await readProfile(another))['letters_key']).not.toBe(key);
  });
});
