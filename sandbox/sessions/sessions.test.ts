import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestSandbox, PASSWORD, readSetCookie } from '../testing/createTestSandbox.ts';
import type { TestSandbox } from '../testing/createTestSandbox.ts';

const MINUTE = 60_000;

describe('sessions', () => {
  let sandbox: TestSandbox;
  beforeEach(async () => {
    sandbox = await createTestSandbox();
  });
  afterEach(() => sandbox.close());

  const profile = async (cookie?: string) => (await sandbox.call('/api/profile', { cookie })).status;
  const logOut = (cookie: string, headers = {}) => sandbox.call('/api/logout', { cookie, headers });

  it('API-02 ROLE-13 a missing, unknown or expired session is 401', async () => {
    const cookie = await sandbox.seed();

    expect(await profile()).toBe(401);
    expect(await profile('unknown')).toBe(401);
    expect(await profile(cookie)).toBe(200);
    sandbox.pass(30 * MINUTE);
    expect(await profile(cookie)).toBe(401);
  });

  it('a session lives on while it is used, twelve hours at most', async () => {
    const cookie = await sandbox.seed();
    for (let time = 0; time < 35; time += 1) {
      sandbox.pass(20 * MINUTE);
      expect(await profile(cookie)).toBe(200);
    }
    sandbox.pass(20 * MINUTE);

    expect(await profile(cookie)).toBe(401);
  });

  it('logging in again rotates the session', async () => {
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

  it('API-24 ACC-04 TRAP-26 logging out ends the session on the server, each time', async () => {
    const first = await sandbox.seed();
    const second = await sandbox.seed({ username: 'ben@example.com' });

    const reply = await logOut(first);

    expect(reply).toMatchObject({ status: 200, body: { message: 'You are logged out.' } });
    expect(reply.headers.getSetCookie().join()).toMatch(/admit_session=; Max-Age=0/);
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(await profile(first)).toBe(401);
    expect((await logOut(second)).status).toBe(200);
  });

  it('ERR-10 logging out without a valid session is 401', async () => {
    expect(await logOut('gone')).toMatchObject({ status: 401, body: { code: 'session_invalid' } });
  });

  it('refuses to log out for another site', async () => {
    const cookie = await sandbox.seed();

    expect((await logOut(cookie, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect(await profile(cookie)).toBe(200);
    expect((await logOut(cookie, { 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  });

  it('expires all sessions when a developer says so', async () => {
    const cookie = await sandbox.seed();

    await sandbox.call('/_sandbox/expire-sessions', { method: 'POST' });

    expect(await profile(cookie)).toBe(401);
  });
});
