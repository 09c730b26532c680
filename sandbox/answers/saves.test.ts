import { expect, it } from 'vitest';
import { createTestSandbox, PASSWORD, readSetCookie } from '../test-support/createTestSandbox.ts';

const DAY_MS = 24 * 60 * 60_000;

it('a number is kept for 30 days after the form’s last save · API-44', async () => {
  const sandbox = await createTestSandbox();
  let cookie = await sandbox.seed();
  const save = (saves: string) =>
    sandbox.call('/api/answer', { method: 'PUT', body: {}, cookie, headers: { 'admit-save': saves } });
  const passDays = async (days: number) => {
    sandbox.pass(days * DAY_MS);
    const body = { username: 'ana@example.com', password: PASSWORD };
    cookie = readSetCookie((await sandbox.call('/public/login', { body })).headers, 'admit_id_token');
  };

  await save('k3x9w2pq.1, m1b7c4zd.1');
  await passDays(29);
  await save('m1b7c4zd.1');
  await passDays(1);

  const { body } = await sandbox.call('/api/profile', { cookie });
  expect(body['saves']).toEqual({ m1b7c4zd: 1 });
  await sandbox.close();
});
