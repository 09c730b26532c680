import { createHook } from 'node:async_hooks';
import { StatementSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestSandbox, PASSWORD, type TestSandbox } from '../test-support/createTestSandbox.ts';

/** Compares work instead of time: the number of rows a call writes and of passwords it hashes. */
describe('accounts', () => {
  let sandbox: TestSandbox;
  beforeEach(async () => {
    sandbox = await createTestSandbox();
    for (const password of [PASSWORD, 'Stranger-Pass-2026!', 'Another-Pass-2026!'])
      await sandbox.call('/public/signup', { body: { username: 'ana@example.com', password } });
  });
  afterEach(() => sandbox.close());

  const measure = async (call: () => Promise<{ status: number }>) => {
    let hashes = 0;
    const hook = createHook({
      init: (_, type) => void (hashes += Number(type === 'SCRYPTREQUEST')),
    }).enable();
    const run = vi.spyOn(StatementSync.prototype, 'run');
    const { status } = await call();
    hook.disable();
    const rows = run.mock.results.map(({ value }) => (value as { changes: number }).changes);
    run.mockRestore();
    return { status, hashes, rows };
  };

  it.each([
    ['/public/confirm', { code: '000000' }, { status: 400, hashes: 0 }],
    ['/public/login', { password: 'wrong' }, { status: 400, hashes: 1 }],
    ['/public/resend-confirm', {}, { status: 200, hashes: 0 }],
    ['/public/forgot-password', {}, { status: 200, hashes: 0 }],
  ])(
    'a call to %s does the same work for known and unknown addresses · TRAP-11, API-26, API-27, API-29',
    async (path, body, expected) => {
      const ask = (username: string) =>
        measure(() =>
          sandbox.fetch(
            new Request(`http://localhost${path}`, {
              method: 'POST',
              headers: { 'content-type': 'application/json' },
              body: JSON.stringify({ username, ...body }),
            }),
          ),
        );

      const waiting = await ask('ana@example.com');

      expect(waiting).toMatchObject(expected);
      expect(await ask('nobody@example.com')).toEqual(waiting);
    },
  );
});
