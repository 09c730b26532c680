import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  createTestSandbox,
  PASSWORD,
  readSetCookie,
  type TestSandbox,
} from '../test-support/createTestSandbox.ts';

const CREDENTIALS = { username: 'ana@example.com', password: PASSWORD };
const MINUTE = 60_000;

describe('accounts', () => {
  let sandbox: TestSandbox;
  beforeEach(async () => {
    sandbox = await createTestSandbox();
  });
  afterEach(() => sandbox.close());

  const signUp = (credentials = CREDENTIALS) => sandbox.call('/public/signup', { body: credentials });
  const confirm = (code: string) =>
    sandbox.call('/public/confirm', { body: { username: CREDENTIALS.username, code } });
  const logIn = (credentials = CREDENTIALS) => sandbox.call('/public/login', { body: credentials });

  it.each([
    'ａｎａ＠example．com',
    'ａna@example.com',
    'ana@example。com',
    'ana\u200b@example.com',
    'an\u0301@example.com',
  ])(
    'an address with a character that clients convert or remove before they send it is rejected: %j · AUTH-41',
    async (username) => {
      for (const path of ['signup', 'login', 'forgot-password', 'resend-confirm']) {
        const body = /signup|login/.test(path) ? { ...CREDENTIALS, username } : { username };
        const reply = await sandbox.call(`/public/${path}`, { body });
        expect([path, reply.status, reply.body]).toMatchObject([path, 400, { code: 'invalid_username' }]);
      }
    },
  );

  it('of an address, only the case of ASCII letters does not matter · AUTH-41', async () => {
    await signUp();
    await confirm(await sandbox.readCode());

    expect((await logIn({ ...CREDENTIALS, username: 'ANA@EXAMPLE.COM' })).status).toBe(200);
    for (const username of [
      'ana+x@example.com',
      'aná@example.com',
      'ana@example.com.',
      'ana@example.\u212aom',
    ])
      expect([username, (await logIn({ ...CREDENTIALS, username })).status]).toEqual([username, 400]);
    // A Kelvin sign is not a K.
    const kim = { ...CREDENTIALS, username: 'kim@example.com' };
    await signUp(kim);
    expect((await logIn({ ...kim, username: '\u212aim@example.com' })).body).toMatchObject({
      code: 'bad_credentials',
    });
  });

  it('a confirmation code expires after ten minutes', async () => {
    await signUp();
    const code = await sandbox.readCode();
    sandbox.pass(10 * MINUTE);

    expect(await confirm(code)).toMatchObject({ status: 400, body: { code: 'code_rejected' } });
  });

  it('five wrong attempts lock a code, but a new code works', async () => {
    await signUp();
    const code = await sandbox.readCode();
    const wrong = code === '000000' ? '000001' : '000000';
    for (let time = 0; time < 5; time += 1) await confirm(wrong);

    expect((await confirm(code)).status).toBe(400);
    sandbox.pass(1000);
    await sandbox.call('/public/resend-confirm', { body: { username: CREDENTIALS.username } });
    expect((await confirm(await sandbox.readCode())).status).toBe(200);
  });

  it('the database file contains no password or session token in plain text', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
    const database = join(folder, 'sandbox.db');
    const kept = await createTestSandbox({ database });
    const cookie = await kept.seed();
    await kept.close();

    const bytes = readFileSync(database);

    expect(bytes.includes('ana@example.com')).toBe(true);
    expect(bytes.includes(PASSWORD)).toBe(false);
    expect(bytes.includes(cookie)).toBe(false);
    rmSync(folder, { recursive: true });
  });

  describe('a reset link', () => {
    const askForLink = async () => {
      await sandbox.call('/public/forgot-password', { body: { username: CREDENTIALS.username } });
      const mails = await sandbox.call<{ link: string }[]>('/_sandbox/outbox.json?to=ana@example.com');
      return new URL(mails.body[0]?.link ?? 'http://none').searchParams.get('id') ?? '';
    };
    const reset = (id: string) => {
      const change = { ...CREDENTIALS, password: 'Fresh-Pass-2027', confirm_password: 'Fresh-Pass-2027', id };
      return sandbox.call('/public/reset-password', { body: change });
    };

    it('ends every session, even one that begins while the new password is being hashed', async () => {
      await sandbox.close();
      // Slow enough for the calls to overlap; Node hashes four passwords at once.
      sandbox = await createTestSandbox({ passwordCost: 2 ** 13 });
      await sandbox.seed();
      const id = await askForLink();

      const [changed, ...entered] = await Promise.all([
        reset(id),
        ...Array.from({ length: 8 }, () => logIn()),
      ]);

      expect(changed.status).toBe(200);
      for (const { headers } of entered) {
        const cookie = readSetCookie(headers, 'admit_id_token');
        expect((await sandbox.call('/api/profile', { cookie })).status).toBe(401);
      }
    });

    it('confirms an account that was not confirmed, and ends its pending sign-ups · PROD-05, TRAP-66', async () => {
      const stranger = { ...CREDENTIALS, password: 'Stranger-Pass-2026!' };
      await signUp(stranger);
      const code = await sandbox.readCode();
      const { body: reply } = await sandbox.call('/public/forgot-password', {
        body: { username: CREDENTIALS.username },
      });
      const id = await askForLink();

      expect(reply.message).toContain('a link to reset your password is on its way');
      expect((await reset(id)).status).toBe(200);
      expect((await logIn({ ...CREDENTIALS, password: 'Fresh-Pass-2027' })).status).toBe(200);
      expect((await logIn(stranger)).body.code).toBe('bad_credentials');
      expect((await confirm(code)).status).toBe(400);
    });

    it('expires after an hour', async () => {
      await sandbox.seed();
      const id = await askForLink();

      sandbox.pass(60 * MINUTE);

      expect((await reset(id)).status).toBe(400);
    });
  });

  it('after too many attempts, a log-in with a known or an unknown address gets a 429 with the time to wait', async () => {
    await sandbox.seed();
    for (const username of ['ana@example.com', 'nobody@example.com']) {
      for (let time = 0; time < 10; time += 1) await logIn({ username, password: 'wrong' });
      sandbox.pass(5 * MINUTE);

      const reply = await logIn({ username, password: PASSWORD });

      expect(reply.status).toBe(429);
      expect(reply.headers.get('retry-after')).toBe('600');
      expect(reply.body.message).toBe(
        'Too many attempts. Please wait 10 minutes and try again, or choose "Forgot password?" to log in sooner.',
      );
    }
    sandbox.pass(10 * MINUTE);
    expect((await logIn()).status).toBe(200);
  });

  describe('sign-ups', () => {
    const stranger = { ...CREDENTIALS, password: 'Stranger-Pass-2026!' };
    const readMails = async () =>
      (await sandbox.call<{ code: string; body: string }[]>('/_sandbox/outbox.json')).body;
    const codeAfter = async (call: () => Promise<unknown>) => {
      await call();
      return sandbox.readCode();
    };

    it('the owner’s code confirms the owner’s password, though a stranger signed up first · TRAP-66', async () => {
      await signUp(stranger);
      const code = await codeAfter(() => signUp());

      expect((await confirm(code)).status).toBe(200);

      expect((await logIn()).status).toBe(200);
      expect((await logIn(stranger)).body.code).toBe('bad_credentials');
    });

    it('the second mail warns that the address was signed up more than once · TRAP-66', async () => {
      await signUp();
      await signUp(stranger);

      const [second, first] = await readMails();
      expect(first?.body).not.toContain('more than once');
      expect(second?.body).toContain('If you did not just sign up, ignore this mail');
    });

    it('if two sign-ups are pending, a code that was sent again confirms neither password · TRAP-66', async () => {
      await signUp();
      await signUp(stranger);
      const { username } = CREDENTIALS;
      const code = await codeAfter(() => sandbox.call('/public/resend-confirm', { body: { username } }));

      expect((await confirm(code)).body.message).toContain('Forgot password?');

      expect((await logIn()).body.code).toBe('bad_credentials');
      expect((await logIn(stranger)).body.code).toBe('bad_credentials');
    });

    it("a stranger's code is useless once the owner has confirmed · TRAP-66", async () => {
      const own = await codeAfter(() => signUp());
      const strange = await codeAfter(() => signUp(stranger));
      await confirm(own);

      expect((await confirm(strange)).status).toBe(400);
      expect((await logIn(stranger)).status).toBe(400);
    });

    it('repeating a sign-up with the same password is not treated as a conflict · TRAP-66', async () => {
      await signUp();
      await confirm(await codeAfter(() => signUp()));

      expect((await logIn()).status).toBe(200);
    });
  });
});
