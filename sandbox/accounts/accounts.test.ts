import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestSandbox, PASSWORD, readSetCookie } from '../test-support/createTestSandbox.ts';
import type { TestSandbox } from '../test-support/createTestSandbox.ts';

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
  const logIn = (credentials = CREDENTIALS, cookie = '') =>
    sandbox.call('/public/login', { body: credentials, cookie });

  it('a visitor signs up, confirms with the mailed code and logs in · API-25, API-26, API-28', async () => {
    expect((await signUp()).status).toBe(200);
    expect((await confirm(await sandbox.readCode())).status).toBe(200);

    const reply = await logIn();

    expect(reply).toMatchObject({ status: 200, body: { message: 'You are logged in.' } });
    const profile = await sandbox.call('/api/profile', {
      cookie: readSetCookie(reply.headers, 'admit_id_token'),
    });
    expect(profile.body).toMatchObject({ username: 'ana@example.com', last_page: '', web_status: [] });
    expect(profile.body['successful_login']).toHaveLength(1);
  });

  it('log-in sets an HttpOnly session and a readable marker · TRAP-34', async () => {
    await sandbox.seed();

    const lines = (await logIn()).headers.getSetCookie();

    expect(lines.find((line) => line.startsWith('admit_id_token='))).toMatch(/; HttpOnly/);
    expect(lines.find((line) => line.startsWith('admit_session='))).toMatch(
      /^admit_session=[\w-]+; Path=\/; SameSite=Lax$/,
    );
  });

  it('refuses fields that are not agreed, and missing ones · AUTH-41', async () => {
    const extra = { ...CREDENTIALS, first_name: 'Ana' };

    expect((await sandbox.call('/public/signup', { body: extra })).status).toBe(400);
    expect((await sandbox.call('/public/login', { body: { username: 'ana@example.com' } })).status).toBe(400);
  });

  it.each(['a@', 'a b@c.co', 'a@b'])('refuses the address %s · VAL-10', async (username) => {
    expect(await signUp({ ...CREDENTIALS, username })).toMatchObject({
      status: 400,
      body: { message: 'Your email address must be valid.' },
    });
  });

  it('takes an address with spaces around it and capitals as the same · VAL-10', async () => {
    await sandbox.seed();

    expect((await logIn({ ...CREDENTIALS, username: ' Ana@Example.COM ' })).status).toBe(200);
  });

  it.each([
    'Short-2026',
    'no-capital-2026',
    'NO-SMALL-2026',
    'No-Number-Here',
    'NoSpecial2026',
    ' Space-Before-1',
  ])('refuses the password %s · VAL-12…17', async (password) => {
    expect(await signUp({ ...CREDENTIALS, password })).toMatchObject({
      status: 400,
      body: { code: 'weak_password' },
    });
  });

  it('sign-up of a confirmed account is 409 · API-36', async () => {
    await sandbox.seed();

    expect(await signUp()).toMatchObject({ status: 409, body: { code: 'user_exists' } });
  });

  it('signing up again before confirming takes the new password and sends a new code · TRAP-66', async () => {
    await signUp();
    const password = 'Other-Pass-2026!';

    expect((await signUp({ ...CREDENTIALS, password })).status).toBe(200);
    await confirm(await sandbox.readCode());

    expect((await logIn()).status).toBe(400);
    expect((await logIn({ ...CREDENTIALS, password })).status).toBe(200);
  });

  it('an unconfirmed student is told how to go on, but only with the right password · TRAP-66', async () => {
    await signUp();

    const right = await logIn();
    const wrong = await logIn({ ...CREDENTIALS, password: 'wrong' });

    expect(right.status).toBe(400);
    expect(right.body.message).toMatch(/^User is not confirmed\. .*Resend confirmation code\?/);
    expect(wrong.body.message).toBe('Incorrect username or password.');
  });

  it('wrong password and unknown address get the same 400 · TRAP-11', async () => {
    await sandbox.seed();

    const wrong = await logIn({ ...CREDENTIALS, password: 'wrong' });
    const unknown = await logIn({ ...CREDENTIALS, username: 'nobody@example.com' });

    expect(wrong).toMatchObject({ status: 400, body: { message: 'Incorrect username or password.' } });
    expect(unknown.body).toEqual(wrong.body);
  });

  it('refuses a code that is not six digits · VAL-20', async () => {
    expect(await confirm('12345')).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
  });

  it('a code expires after ten minutes', async () => {
    await signUp();
    const code = await sandbox.readCode();
    sandbox.pass(10 * MINUTE);

    expect(await confirm(code)).toMatchObject({ status: 400, body: { code: 'code_rejected' } });
  });

  it('a code locks after five wrong tries, and a new one opens again', async () => {
    await signUp();
    const code = await sandbox.readCode();
    const wrong = code === '000000' ? '000001' : '000000';
    for (let time = 0; time < 5; time += 1) await confirm(wrong);

    expect((await confirm(code)).status).toBe(400);
    sandbox.pass(1000);
    await sandbox.call('/public/resend-confirm', { body: { username: CREDENTIALS.username } });
    expect((await confirm(await sandbox.readCode())).status).toBe(200);
  });

  it('confirming twice with the same code is a success', async () => {
    await signUp();
    const code = await sandbox.readCode();
    await confirm(code);

    expect((await confirm(code)).status).toBe(200);
  });

  it.each(['/public/resend-confirm', '/public/forgot-password'])(
    '%s answers the same for an unknown address · API-27, API-29',
    async (path) => {
      await signUp();

      const known = await sandbox.call(path, { body: { username: CREDENTIALS.username } });
      const unknown = await sandbox.call(path, { body: { username: 'nobody@example.com' } });

      expect(known.status).toBe(200);
      expect(unknown).toMatchObject({ status: 200, body: known.body });
    },
  );

  it('keeps no password and no session readable in the database file', async () => {
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

  describe('reset', () => {
    const askForLink = async () => {
      await sandbox.call('/public/forgot-password', { body: { username: CREDENTIALS.username } });
      const mails = await sandbox.call<{ link: string }[]>('/_sandbox/outbox.json?to=ana@example.com');
      return new URL(mails.body[0]?.link ?? 'http://none').searchParams;
    };
    const reset = (id: string, password = 'Fresh-Pass-2027', confirm_password = password) =>
      sandbox.call('/public/reset-password', {
        body: { username: CREDENTIALS.username, password, confirm_password, id },
      });

    it('a mailed link sets a new password once and ends every session · API-30', async () => {
      const cookie = await sandbox.seed();
      const link = await askForLink();
      expect(link.get('username')).toBe('ana@example.com');

      expect((await reset(link.get('id') ?? '')).status).toBe(200);

      expect((await sandbox.call('/api/profile', { cookie })).status).toBe(401);
      expect((await logIn({ ...CREDENTIALS, password: 'Fresh-Pass-2027' })).status).toBe(200);
      expect(await reset(link.get('id') ?? '')).toMatchObject({
        status: 400,
        body: { code: 'link_rejected' },
      });
    });

    it('a link expires after an hour and belongs to one address', async () => {
      await sandbox.seed();
      await sandbox.seed({ username: 'ben@example.com' });
      const id = (await askForLink()).get('id') ?? '';

      const other = await sandbox.call('/public/reset-password', {
        body: {
          username: 'ben@example.com',
          password: 'Fresh-Pass-2027',
          confirm_password: 'Fresh-Pass-2027',
          id,
        },
      });
      sandbox.pass(60 * MINUTE);

      expect(other.status).toBe(400);
      expect((await reset(id)).status).toBe(400);
    });

    it('the two passwords must match · VAL-19', async () => {
      expect((await reset('any', 'Fresh-Pass-2027', 'Fresh-Pass-2028')).body.message).toBe(
        'passwords must match',
      );
    });
  });

  it('too many log-ins answer 429 with the time to wait, known address or not', async () => {
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
});
