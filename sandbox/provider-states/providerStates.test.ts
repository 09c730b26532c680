import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestSandbox, type TestSandbox } from '../test-support/createTestSandbox.ts';

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await createTestSandbox();
});
afterEach(() => sandbox.close());

const setUp = (state: string) =>
  sandbox.call('/_sandbox/provider-states', { body: { state, action: 'setup' } });

it.each(['the moon is full', 'constructor'])(
  'an unknown provider state is rejected with a message that names it: %s · CARD-14',
  async (name) => {
    expect(await setUp(name)).toMatchObject({
      status: 404,
      body: { message: expect.stringContaining(name) as string },
    });
  },
);

it('a provider state does not touch the developer’s own accounts', async () => {
  const cookie = await sandbox.seed();

  await setUp('no account exists for the address');

  expect((await sandbox.call('/api/profile', { cookie })).status).toBe(200);
});

it('a provider state resets the counted attempts, those for an unknown address too · CARD-14', async () => {
  const logIn = () =>
    sandbox.call('/public/login', { body: { username: 'nobody@example.com', password: 'Wrong-Pass-2026' } });
  await setUp('no account exists for the address');
  await expect.poll(async () => (await logIn()).status, { interval: 1 }).toBe(429);

  await setUp('no account exists for the address');

  expect((await logIn()).status).toBe(400);
});
