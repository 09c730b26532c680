import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createTestSandbox, type TestSandbox } from '../test-support/createTestSandbox.ts';
import { SEED_PASSWORD } from '../developer/seedStudent.ts';
import { createSteadyClock } from './createSteadyClock.ts';

const DAY_MS = 24 * 60 * 60_000;

it('a clock that is set back goes on from where it was, and forward jumps count', () => {
  const machine = { wall: DAY_MS, monotonic: 0 };
  const now = createSteadyClock(
    () => machine.wall,
    () => machine.monotonic,
  );
  expect(now()).toBe(DAY_MS);
  Object.assign(machine, { wall: 0, monotonic: 1000 });
  expect(now()).toBe(DAY_MS + 1000);
  Object.assign(machine, { wall: 5000, monotonic: 6000 });
  expect(now()).toBe(DAY_MS + 6000);
  // The machine was asleep.
  machine.wall = 65_000;
  expect(now()).toBe(DAY_MS + 66_000);
});

it('a server whose clock is set back neither prolongs a limit nor a code · API-36', async () => {
  let wall = Date.now();
  const sandbox = await createTestSandbox({ clock: () => wall, limits: { mail: 1 } });
  const body = { username: 'ana@example.com', password: 'Example-Pass-2026' };
  await sandbox.call('/public/signup', { body });
  const code = await sandbox.readCode();
  wall -= DAY_MS;

  const limited = await sandbox.call('/public/signup', { body });
  expect(limited.headers.get('retry-after')).toBe('900');
  wall += 11 * 60_000;
  const confirmed = await sandbox.call('/public/confirm', { body: { username: body.username, code } });
  expect(confirmed.status).toBe(400);
  await sandbox.close();
});

it('nor does one that is started again after its clock was set back · API-36', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'admission-'));
  const database = join(folder.path, 'sandbox.sqlite');
  const username = 'ana@example.com';
  const open = (clock: () => number) => createTestSandbox({ database, clock, limits: { mail: 1 } });
  const before = await open(Date.now);
  const cookie = await before.seed();
  await before.call('/public/forgot-password', { body: { username } });
  const ask = (sandbox: TestSandbox, session: string) =>
    sandbox.call('/api/presigned-url', { cookie: session, body: { answer_key: 'resume_doc' } });
  for (let count = 0; count < 20; count += 1) await ask(before, cookie);
  expect((await ask(before, cookie)).status).toBe(429);
  const [mail] = (await before.call<{ link: string }[]>('/_sandbox/outbox.json')).body;
  await before.close();
  const after = await open(() => Date.now() - DAY_MS);

  const id = new URL(mail?.link ?? '').searchParams.get('id');
  const password = 'Another-Pass-2026';
  const reset = { username, id, password, confirm_password: password };
  expect((await after.call('/public/reset-password', { body: reset })).status).toBe(400);
  expect((await after.call('/api/profile', { cookie })).status).toBe(401);
  expect((await after.call('/public/forgot-password', { body: { username } })).status).toBe(200);
  const own = await after.call('/public/login', { body: { username, password: SEED_PASSWORD } });
  const [, token = ''] = /^admit_id_token=([^;]*)/.exec(own.headers.getSetCookie()[0] ?? '') ?? [];
  expect((await ask(after, token)).status).toBe(200);
  await after.close();
});
