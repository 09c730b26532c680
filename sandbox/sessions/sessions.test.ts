import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  createTestSandbox,
  PASSWORD,
  readSetCookie,
  type TestSandbox,
} from '../test-support/createTestSandbox.ts';

const MINUTE = 60_000;

describe('sessions', () => {
  let sandbox: TestSandbox;
  beforeEach(async () => {
    sandbox = await createTestSandbox();
  });
  afterEach(() => sandbox.close());

  const profile = async (cookie?: string) => (await sandbox.call('/api/profile', { cookie })).status;

  it('a session in use lasts up to twelve hours', async () => {
    const cookie = await sandbox.seed();
    for (let time = 0; time < 35; time += 1) {
      sandbox.pass(20 * MINUTE);
      expect(await profile(cookie)).toBe(200);
    }
    sandbox.pass(20 * MINUTE);

    expect(await profile(cookie)).toBe(401);
  });

  it('a second log-in replaces the session', async () => {
    const old = await sandbox.seed();

    const reply = await sandbox.call('/public/login', {
      body: { username: 'ana@example.com', password: PASSWORD },
      cookie: old,
    });

    const next = readSetCookie(reply.headers, 'admit_id_token');
    expect(next).not.toBe(old);
    expect(await profile(old)).toBe(401);
    expect(await profile(next)).toBe(200);
  });

  it('two sessions in one call to an IP address are expired without a Domain · API-02', async () => {
    const own = await sandbox.seed();
    const cookie = `admit_session=a; admit_session=b; admit_id_token=${own}`;

    const reply = await sandbox.call('/api/profile', { headers: { cookie, host: '127.0.0.1:4300' } });

    const set = reply.headers.getSetCookie();
    expect([reply.status, set.length, set.filter((line) => line.includes('Domain'))]).toEqual([401, 6, []]);
  });

  it.each(['/api', '/api/', '/api/answer'])(
    'a session that another host has planted with Path=%s shuts nobody out for good · API-02',
    async (path) => {
      const own = await sandbox.seed();
      const headers = { cookie: `admit_id_token=planted; admit_id_token=${own}`, host: 'apply.test.edu' };

      const reply = await sandbox.call('/api/answer', { method: 'PUT', body: {}, headers });

      const gone = reply.headers.getSetCookie().filter((line) => line.startsWith('admit_id_token=;'));
      for (const domain of ['', ' Domain=apply.test.edu;', ' Domain=test.edu;'])
        expect(gone).toContain(`admit_id_token=; Max-Age=0;${domain} Path=${path}; HttpOnly; SameSite=Lax`);
    },
  );

  describe('over https', () => {
    const headers = { 'x-forwarded-proto': 'https', host: 'apply.test.edu' };
    const profileWith = (cookie: string) => sandbox.call('/api/profile', { headers: { ...headers, cookie } });
    const logIn = async () => {
      await sandbox.seed();
      const body = { username: 'ana@example.com', password: PASSWORD };
      return (await sandbox.call('/public/login', { body, headers })).headers;
    };

    it('only the session that no other host can plant counts · API-02', async () => {
      const own = readSetCookie(await logIn(), '__Host-admit_id_token');

      expect((await profileWith(`__Host-admit_id_token=${own}`)).status).toBe(200);
      expect((await profileWith(`admit_id_token=${own}`)).status).toBe(401);
      expect((await profileWith(`__Host-admit_id_token=${own}; admit_id_token=a`)).status).toBe(200);
    });

    it.each(['https, http', 'https,https', 'HTTPS'])(
      'of several proxies, the first says so: %s · API-02',
      async (scheme) => {
        const body = { username: 'ana@example.com', password: PASSWORD };
        await sandbox.seed();
        const reply = await sandbox.call('/public/login', { body, headers: { 'x-forwarded-proto': scheme } });

        expect(reply.headers.getSetCookie()[0]).toMatch(/^__Host-admit_id_token=.* Secure/);
      },
    );

    it('a marker of another host shuts nobody out, and is replaced by the right one · API-02', async () => {
      const set = await logIn();
      const [token, marker] = ['__Host-admit_id_token', 'admit_session'].map((name) =>
        readSetCookie(set, name),
      );
      const session = `__Host-admit_id_token=${token ?? ''}; admit_session=${marker ?? ''}`;
      const reply = await profileWith(`admit_session=planted; ${session}`);

      expect(reply.status).toBe(200);
      const lines = reply.headers.getSetCookie();
      expect(lines.at(-1)).toBe(`admit_session=${marker ?? ''}; Path=/; Secure; SameSite=Lax`);
      expect(lines.filter((line) => line.includes('Domain=test.edu'))).toHaveLength(4);
      expect((await profileWith(session)).headers.getSetCookie()).toEqual([]);
    });
  });

  it.each([
    ['https://elsewhere.example', 403],
    ['http://localhost:4300', 200],
  ])('a write with the Origin %s and no Sec-Fetch-Site header gets a %i', async (origin, status) => {
    const [cookie, headers] = [await sandbox.seed(), { origin, host: 'localhost' }];

    expect(await sandbox.call('/api/answer', { method: 'PUT', body: {}, cookie, headers })).toMatchObject({
      status,
    });
  });
});
