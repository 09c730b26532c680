import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestSandbox, PASSWORD, readSetCookie } from '../test-support/createTestSandbox.ts';
import type { TestSandbox } from '../test-support/createTestSandbox.ts';

const MINUTE = 60_000;

describe('sessions', () => {
  let sandbox: TestSandbox;
  beforeEach(async () => {
    sandbox = await createTestSandbox();
  });
  afterEach(() => sandbox.close());

  const profile = async (cookie?: string) => (await sandbox.call('/api/profile', { cookie })).status;
  const logOut = (cookie: string, headers = {}) => sandbox.call('/api/logout', { cookie, headers });

  it('a missing, unknown or expired session is 401 · API-02, ROLE-13', async () => {
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

  it('logging out ends the session on the server, each time · API-24, ACC-04, TRAP-26', async () => {
    const first = await sandbox.seed();
    const second = await sandbox.seed({ username: 'ben@example.com' });

    const reply = await logOut(first);

    expect(reply).toMatchObject({ status: 200, body: { message: 'You are logged out.' } });
    expect(reply.headers.getSetCookie().join()).toMatch(/admit_session=; Max-Age=0/);
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(await profile(first)).toBe(401);
    expect((await logOut(second)).status).toBe(200);
  });

  it('logging out without a valid session is 401 · ERR-10', async () => {
    expect(await logOut('gone')).toMatchObject({ status: 401, body: { code: 'session_invalid' } });
  });

  describe('a session that another log-in has replaced', () => {
    const begin = async (username: string) => {
      await sandbox.seed({ username });
      const { headers } = await sandbox.call('/public/login', { body: { username, password: PASSWORD } });
      return {
        cookie: readSetCookie(headers, 'admit_id_token'),
        marker: readSetCookie(headers, 'admit_session'),
      };
    };

    it('has another marker at each log-in · TRAP-34', async () => {
      const [first, second] = [await begin('ana@example.com'), await begin('ana@example.com')];

      expect(first.marker).toMatch(/^[\w-]{16,}$/);
      expect(second.marker).not.toBe(first.marker);
      expect(first.cookie).not.toContain(first.marker);
    });

    it('is 409 by the old marker, and nothing is saved · API-02', async () => {
      const [ana, ben] = [await begin('ana@example.com'), await begin('ben@example.com')];
      const save = (marker?: string) =>
        sandbox.call('/api/answer', {
          method: 'PUT',
          body: { first_name: 'Ana' },
          cookie: ben.cookie,
          headers: marker === undefined ? {} : { 'admit-session': marker },
        });

      expect(await save(ana.marker)).toMatchObject({ status: 409, body: { code: 'session_replaced' } });
      const { body } = await sandbox.call('/api/profile', { cookie: ben.cookie });
      expect(body['answer']).toEqual({});
      expect((await save(ben.marker)).status).toBe(200);
      expect((await save()).status).toBe(200);
    });

    it('is not logged out by the old marker, and keeps its cookies · API-24', async () => {
      const [ana, ben] = [await begin('ana@example.com'), await begin('ben@example.com')];

      const refused = await logOut(ben.cookie, { 'admit-session': ana.marker });

      expect(refused).toMatchObject({ status: 409, body: { code: 'session_replaced' } });
      expect(refused.headers.getSetCookie()).toEqual([]);
      expect((await logOut(ben.cookie, { 'admit-session': ben.marker })).status).toBe(200);
    });

    it('is 401 first when the session has ended · ERR-06', async () => {
      const reply = await sandbox.call('/api/profile', {
        cookie: 'gone',
        headers: { 'admit-session': 'old' },
      });

      expect(reply.status).toBe(401);
    });
  });

  it('refuses to log out for another site, and leaves the cookies as they are', async () => {
    const cookie = await sandbox.seed();

    const refused = await logOut(cookie, { 'sec-fetch-site': 'cross-site' });

    expect(refused).toMatchObject({ status: 403, body: { code: 'cross_site' } });
    expect(refused.headers.getSetCookie()).toEqual([]);
    expect((await logOut('gone', { 'sec-fetch-site': 'cross-site' })).headers.getSetCookie()).toEqual([]);
    expect(await profile(cookie)).toBe(200);
    expect((await logOut(cookie, { 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  });

  it.each([
    ['POST', '/api/submit'],
    ['PUT', '/api/answer'],
    ['DELETE', '/api/document-answer/resume_doc'],
  ])('refuses %s %s of another host of the site, a missing session first', async (method, path) => {
    const cookie = await sandbox.seed();
    const send = (site: string, from?: string) =>
      sandbox.call(path, { method, cookie: from, headers: { 'sec-fetch-site': site } });

    expect((await send('same-site')).status).toBe(401);
    expect(await send('same-site', cookie)).toMatchObject({ status: 403, body: { code: 'cross_site' } });
    expect((await send('cross-site', cookie)).status).toBe(403);
    expect((await send('same-origin', cookie)).status).not.toBe(403);
  });

  it.each([
    ['https://elsewhere.example', 403],
    ['null', 403],
    ['http://localhost', 200],
    ['http://localhost:4300', 200],
  ])('judges a write without Sec-Fetch-Site by its Origin %s', async (origin, status) => {
    const reply = await sandbox.call('/api/answer', {
      method: 'PUT',
      body: {},
      cookie: await sandbox.seed(),
      headers: { origin, host: 'localhost' },
    });

    expect(reply.status).toBe(status);
  });

  it('lets a page of another site read, which changes nothing', async () => {
    const reply = await sandbox.call('/api/profile', {
      cookie: await sandbox.seed(),
      headers: { 'sec-fetch-site': 'cross-site' },
    });

    expect(reply.status).toBe(200);
  });

  it('expires all sessions when a developer says so', async () => {
    const cookie = await sandbox.seed();

    await sandbox.call('/_sandbox/expire-sessions', { method: 'POST' });

    expect(await profile(cookie)).toBe(401);
  });
});
