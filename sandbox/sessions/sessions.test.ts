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

  it('a session ends 30 minutes after its last call · API-02', async () => {
    const cookie = await sandbox.seed();

    sandbox.pass(30 * MINUTE);

    expect(await profile(cookie)).toBe(401);
  });

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

  it('two sessions in one call get a 401, and both cookies end for the host and each parent domain · API-02', async () => {
    const [own, planted] = [await sandbox.seed(), await sandbox.seed({ username: 'eve@example.com' })];
    const ask = (cookie: string, host = 'apply.portal.example.edu:8443') =>
      sandbox.call('/api/profile', { headers: { cookie, host } });

    const reply = await ask(`admit_id_token=${planted}; other=1; admit_id_token=${own}`);

    expect(reply).toMatchObject({ status: 401, body: { code: 'session_invalid' } });
    const domains = ['', 'apply.portal.example.edu', 'portal.example.edu', 'example.edu'];
    const expired = (name: string) =>
      domains.map((domain) => `${name}=; Max-Age=0;${domain && ` Domain=${domain};`} Path=/`);
    expect(reply.headers.getSetCookie().map((line) => /^.*Path=\//.exec(line)?.[0])).toEqual(
      expect.arrayContaining([...expired('admit_id_token'), ...expired('admit_session')]),
    );
    const numeric = await ask(`admit_session=a; admit_session=b; admit_id_token=${own}`, '127.0.0.1:4300');
    expect([numeric.status, numeric.headers.getSetCookie().length]).toEqual([401, 2]);
    expect(await profile(own)).toBe(200);
  });

  it.each([
    ['https://elsewhere.example', 403],
    ['null', 403],
    ['http://localhost', 200],
    ['http://localhost:4300', 200],
  ])('a write with the Origin %s and no Sec-Fetch-Site header gets a %i', async (origin, status) => {
    const reply = await sandbox.call('/api/answer', {
      method: 'PUT',
      body: {},
      cookie: await sandbox.seed(),
      headers: { origin, host: 'localhost' },
    });

    expect(reply.status).toBe(status);
  });
});
