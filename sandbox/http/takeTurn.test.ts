import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestSandbox, PASSWORD } from '../test-support/createTestSandbox.ts';
import type { TestSandbox } from '../test-support/createTestSandbox.ts';

const ANA = 'ana@example.com';
const [HOME, ELSEWHERE] = ['203.0.113.9', '198.51.100.7'];

describe('attempts', () => {
  let sandbox: TestSandbox;
  let url = '';
  beforeEach(async () => {
    sandbox = await createTestSandbox({ proxy: '127.0.0.1', limits: { logIn: 2, reset: 1 } });
    ({ url } = await sandbox.listen());
    await sandbox.seed();
  });
  afterEach(() => sandbox.close());

  const post = async (from: string, path: string, body: object) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': from };
    const reply = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    return { status: reply.status, ...((await reply.json()) as { message: string }) };
  };
  const logIn = async (from: string, password = 'wrong') =>
    (await post(from, '/public/login', { username: ANA, password })).status;
  /** Makes failed log-ins from enough networks to reach the account's limit. */
  const tryEverywhere = async () => {
    for (let network = 0; network < 10; network += 1)
      for (let time = 0; time < 2; time += 1) await logIn(`192.0.${String(network)}.1`);
  };
  const askForLink = async () => {
    await post(HOME, '/public/forgot-password', { username: ANA });
    const { body } = await sandbox.call<{ link: string }[]>('/_sandbox/outbox.json');
    return new URL(body[0]?.link ?? 'http://none').searchParams.get('id') ?? '';
  };
  const reset = async (from: string, id: string) => {
    const password = 'Fresh-Pass-2027';
    return (
      await post(from, '/public/reset-password', { username: ANA, password, confirm_password: password, id })
    ).status;
  };

  it.each([
    [ELSEWHERE, '198.51.100.200', HOME],
    ['2001:db8:0:1::5', '2001:db8:0:1:ffff::9', '2001:db8:0:2::5'],
    ['::ffff:198.51.100.7', ELSEWHERE, '2001:db8::1'],
  ])(
    'failed log-ins from %s also block %s on the same network, but not the owner at %s · API-36',
    async (first, neighbour, owner) => {
      for (let time = 0; time < 2; time += 1) await logIn(first);

      expect(await logIn(neighbour, PASSWORD)).toBe(429);
      expect(await logIn(owner, PASSWORD)).toBe(200);
    },
  );

  it('failed log-ins from many networks block every log-in until a mailed link lifts the limit · API-36, API-30', async () => {
    await tryEverywhere();
    const refused = await post(HOME, '/public/login', { username: ANA, password: PASSWORD });
    expect(refused).toMatchObject({
      status: 429,
      message:
        'Too many attempts. Please wait 15 minutes and try again, or choose "Forgot password?" to log in sooner.',
    });

    expect(await reset(HOME, await askForLink())).toBe(200);

    expect(await logIn(HOME, 'Fresh-Pass-2027')).toBe(200);
  });

  it('attempts with wrong reset links never block the right one · API-30', async () => {
    const id = await askForLink();
    for (const status of [400, 429]) expect(await reset(HOME, 'guessed')).toBe(status);

    expect(await reset(HOME, id)).toBe(200);
  });
});
