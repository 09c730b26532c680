import { expect, it } from 'vitest';
import { openOwnContract } from '../../kit/openOwnContract.ts';
import { createWorld } from '../../model/World.ts';
import { judgeAll } from './judgeExchanges.ts';
import type { Exchange, Stage } from './Stage.ts';

const { kit } = await openOwnContract();
const provider = 'http://localhost:1';
const stage: Stage = { url: provider, statesUrl: provider, kit, limitMs: 1, heard: () => undefined };
const body = { username: 'nobody@example.com', password: 'Wrong-Pass-2026' };
/** A log-in that is rejected as it should be; its reply may lack a header. */
const rejected = (headers: Exchange['reply']['headers']): Exchange => ({
  call: { operation: 'logIn', body },
  place: [0, 0],
  request: { provider, method: 'POST', url: '/public/login', headers: {}, body: Buffer.from('') },
  reply: {
    method: 'POST',
    path: '/public/login',
    status: 400,
    body: JSON.stringify({ message: 'No.', code: 'bad_credentials' }),
    headers: [['content-type', 'application/json'], ...headers],
  },
});

it('a rejected attempt counts, even if its reply has a fault · CARD-14', () => {
  const world = createWorld();
  const verdicts = [
    judgeAll(stage, world, [rejected([['cache-control', 'no-store']])]),
    judgeAll(stage, world, [rejected([])]),
    judgeAll(stage, world, [rejected([]), rejected([])]),
  ];

  expect(verdicts.map(({ breach }) => breach?.got.includes('Cache-Control'))).toEqual([
    undefined,
    true,
    true,
  ]);
  expect(world.attempts.get('logIn nobody@example.com')).toBe(4);
});
