import { expect, it } from 'vitest';
import type { Contract } from '../kit/contract.ts';
import { listOperations } from '../kit/listOperations.ts';
import { loadContract } from '../kit/loadContract.ts';
import { ACTS } from './acts.ts';
import { MAYA } from './vocabulary.ts';
import { Random } from './Random.ts';
import { createApplication, createWorld, type Call, type Reply } from './World.ts';

const SEEDS = Array.from({ length: 40 }, (_, seed) => seed);
/** An act that needs more calls for each operation never ends: the longest sends every call in some unusual ways. */
const MOST_CALLS_EACH = 17;

/** Lists the calls that the acts make if each call gets its first example. */
function listCalls(contract: Contract): Call[] {
  const replies = new Map(
    listOperations(contract).map(({ operation, responses }) => {
      const { content } = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1] ?? {};
      const [example] = Object.values(content?.['application/json']?.examples ?? {});
      return [operation.operationId, example?.value as Reply['body'] | undefined];
    }),
  );
  const calls: Call[] = [];
  for (const [act, play] of Object.entries(ACTS))
    for (const seed of SEEDS) {
      const world = createWorld();
      const account = { username: MAYA, signUps: [], isConfirmed: true, application: createApplication() };
      world.accounts.set(MAYA, account);
      world.sessions.set('token', { username: MAYA, marker: 'marker' });
      const device = { username: MAYA, token: 'token', marker: 'marker' };
      const random = new Random(seed);
      const playing = play({ device, world, random, turn: seed, complete: {}, questions: {}, bodies: {} });
      let next = playing.next();
      for (let count = 0; !next.done && count < MOST_CALLS_EACH * replies.size; count += 1) {
        calls.push(next.value);
        next = playing.next({ status: 200, body: replies.get(next.value.operation) ?? {} });
      }
      expect(next.done, `the act ${act} ends`).toBe(true);
    }
  return calls;
}

it('the histories call every operation of openapi.yaml, and send every write from another site too · CARD-14', async () => {
  const contract = await loadContract();
  const operations = listOperations(contract);
  const calls = listCalls(contract);

  const isPlain = ({ invalid, foreign, unknown }: Call) => !invalid && !foreign && !unknown;
  const missingIn = (made: Call[], called: typeof operations) =>
    called
      .filter(({ operation }) => !made.some((call) => call.operation === operation.operationId))
      .map(({ name }) => name);

  const writes = operations.filter(({ method, path }) => method !== 'get' && path.startsWith('/api/'));
  expect(missingIn(calls.filter(isPlain), operations)).toEqual([]);
  expect(
    missingIn(
      calls.filter(({ foreign }) => foreign),
      writes,
    ),
  ).toEqual([]);
});
