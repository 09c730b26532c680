import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestSandbox, PASSWORD, type TestSandbox } from '../test-support/createTestSandbox.ts';

const ANA = 'ana@example.com';
const [HOME, ELSEWHERE] = ['203.0.113.9', '198.51.100.7'];

describe('attempts', () => {
  let sandbox: TestSandbox;
  let url = '';
  beforeEach(async () => {
    sandbox = await createTestSandbox({
      proxy: '127.0.0.1',
      limits: { logIn: 2, reset: 1, caller: 2000, lookup: 3, view: 3, upload: 3 },
    });
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
    [`${HOME}, ${ELSEWHERE}`, `192.0.2.44, ${ELSEWHERE}`, HOME],
    ['2001:db8:0:1::5', '2001:DB8:0:ff:ffff::9', '2001:db8:0:101::5'],
    ['::ffff:198.51.100.7', ELSEWHERE, '2001:db8::1'],
    ['::FFFF:C633:6407', ELSEWHERE, '::ffff:cb00:7109'],
    ['64:ff9b::198.51.100.7', '64:ff9b::c633:64c8', '64:ff9b::cb00:7109'],
    ['fe80::1%eth0', 'FE80:0:0:0:0:0:0:2%1', 'fe80:0:0:100::1%eth0'],
    ['198.51.100.7:52011', '198.51.100.9:80', `${HOME}:52011`],
    ['[2001:db8:0:1::5]:443', '[2001:db8::9]', '[2001:db8:0:200::5]:443'],
  ])(
    'failed log-ins from %s also block %s on the same network, but not the owner at %s · API-36',
    async (first, neighbour, owner) => {
      for (let time = 0; time < 2; time += 1) await logIn(first);

      expect(await logIn(neighbour, PASSWORD)).toBe(429);
      expect(await logIn(owner, PASSWORD)).toBe(200);
    },
  );

  it.each([
    ['look-ups', '/lookup/find?text=alt&category=address'],
    ['public tokens', '/public/tmp?token=guess'],
    ['service tokens', '/service/tmp-pdf?service_token=guess'],
    ['upload targets', '/api/presigned-url'],
  ])('%s are limited for each network, for 15 minutes · API-36', async (_, path) => {
    const cookie = `admit_id_token=${await sandbox.seed()}`;
    const [method, body] = path.startsWith('/api') ? ['POST', '{"answer_key":"resume_doc"}'] : ['GET'];
    const ask = async (from: string) => {
      const headers = { cookie, 'content-type': 'application/json', 'x-forwarded-for': from };
      return (await fetch(url + path, { method, headers, body })).status;
    };
    const first = await ask(HOME);
    for (let time = 1; time < 3; time += 1) expect(await ask(HOME)).toBe(first);

    expect(await ask(HOME)).toBe(429);
    expect(await ask(ELSEWHERE)).toBe(first);
    sandbox.pass(15 * 60_000);
    expect(await ask(HOME)).toBe(first);
  });

  it('failed log-ins from many networks block every log-in until a mailed link lifts the limit · API-36, API-30', async () => {
    await tryEverywhere();
    const rejected = await post(HOME, '/public/login', { username: ANA, password: PASSWORD });
    expect(rejected).toMatchObject({
      status: 429,
      message:
        'Too many attempts. Please wait 15 minutes and try again, or choose "Forgot password?" to log in sooner.',
    });

    expect(await reset(HOME, await askForLink())).toBe(200);

    expect(await logIn(HOME, 'Fresh-Pass-2027')).toBe(200);
  });

  it("a stranger's wrong codes do not end the owner's code, but guesses from many networks do · API-26", async () => {
    const username = 'ben@example.com';
    await sandbox.call('/public/signup', { body: { username, password: PASSWORD } });
    const code = await sandbox.readCode();
    const wrong = code === '000000' ? '000001' : '000000';
    const confirm = async (from: string, sent: string) =>
      (await post(from, '/public/confirm', { username, code: sent })).status;
    const guess = async (networks: number) => {
      for (let network = 0; network < networks; network += 1)
        for (let time = 0; time < 5; time += 1) await confirm(`192.0.${String(network)}.1`, wrong);
    };

    await guess(1);
    expect([await confirm('192.0.0.9', code), await confirm(HOME, code)]).toEqual([400, 200]);
    await guess(10);
    expect(await confirm(HOME, code)).toBe(400);
  });

  it('an address gets at most 5 mails per network, and 20 from all, in a quarter of an hour · API-25, API-27, API-29', async () => {
    const username = 'ben@example.com';
    const ask = async (from: string) => {
      const statuses = [];
      for (const path of [
        'signup',
        'resend-confirm',
        'forgot-password',
        'signup',
        'forgot-password',
        'signup',
      ])
        statuses.push(
          (
            await post(from, `/public/${path}`, {
              username,
              ...(path === 'signup' && { password: PASSWORD }),
            })
          ).status,
        );
      return statuses;
    };

    for (const from of ['192.0.1.1', '192.0.2.1', '192.0.3.1', '192.0.4.1'])
      expect(await ask(from)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await ask(HOME)).toEqual([429, 429, 429, 429, 429, 429]);
    const { message } = await post(HOME, '/public/forgot-password', { username });
    expect(message).toContain(
      'try again, or check your inbox and spam folder. The newest mail that we sent you works.',
    );

    await sandbox.idle();
    expect((await sandbox.call<unknown[]>(`/_sandbox/outbox.json?to=${username}`)).body).toHaveLength(20);
    sandbox.pass(15 * 60_000);
    expect((await ask(HOME))[0]).toBe(200);
  });
});
