import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestSandbox, PASSWORD } from '../test-support/createTestSandbox.ts';
import type { TestSandbox } from '../test-support/createTestSandbox.ts';

const CREDENTIALS = { username: 'ana@example.com', password: PASSWORD };

describe('sign-ups', () => {
  let sandbox: TestSandbox;
  beforeEach(async () => {
    sandbox = await createTestSandbox();
  });
  afterEach(() => sandbox.close());

  const signUp = (credentials = CREDENTIALS) => sandbox.call('/public/signup', { body: credentials });
  const confirm = (code: string) =>
    sandbox.call('/public/confirm', { body: { username: CREDENTIALS.username, code } });
  const logIn = (credentials = CREDENTIALS) => sandbox.call('/public/login', { body: credentials });
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

  it.each(['/public/resend-confirm', '/public/forgot-password'])(
    'if two sign-ups are pending, a code from %s confirms neither password · TRAP-66',
    async (path) => {
      await signUp();
      await signUp(stranger);
      const code = await codeAfter(() => sandbox.call(path, { body: { username: CREDENTIALS.username } }));

      expect((await confirm(code)).body.message).toContain('Forgot password?');

      expect((await logIn()).body.code).toBe('bad_credentials');
      expect((await logIn(stranger)).body.code).toBe('bad_credentials');
    },
  );

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
