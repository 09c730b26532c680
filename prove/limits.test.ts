import { afterEach, expect, it, vi } from 'vitest';
import { openOwnContract } from '../contracts/kit/openOwnContract.ts';
import { tryLimits, type TriedLimit } from '../contracts/verify/tryLimits.ts';
import { startBackend, type Variant } from './startBackend.ts';

vi.setConfig({ testTimeout: 60_000 });
afterEach(() => vi.restoreAllMocks());

const { kit } = await openOwnContract();

async function tryVariant(variant: Variant): Promise<TriedLimit[]> {
  await using backend = await startBackend(variant);
  return await tryLimits({ ...backend, kit, limitMs: 10_000, isPrefixed: false, most: 40 });
}

it('look-ups, both views and upload targets are rejected with a 429 once there are too many · API-36', async () => {
  const tried = await tryVariant({
    options: { limits: { lookup: 30, view: 12 } },
    // A rolling session.
    answer: async (request, send) => {
      const reply = await send(request);
      const [token] = /admit_id_token=[^;]*/.exec(request.headers.get('cookie') ?? '') ?? [];
      if (token) reply.headers.append('set-cookie', `${token}; Path=/; HttpOnly; SameSite=Lax`);
      return reply;
    },
  });

  expect(tried).toEqual([
    { operation: 'GET /lookup/find', calls: 31 },
    { operation: 'GET /public/tmp', calls: 13 },
    { operation: 'GET /service/tmp-pdf', calls: 13 },
    { operation: 'POST /api/presigned-url', calls: 21 },
  ]);
});

it('a backend that does not count a call, or does not say when to try again, is reported · API-36', async () => {
  const tried = await tryVariant({
    options: { limits: { lookup: 41, view: 12 } },
    answer: async (request, send) => {
      const reply = await send(request);
      reply.headers.delete('retry-after');
      return reply;
    },
  });

  expect(tried.map(({ fault }) => fault)).toEqual([
    'expected a 429 after 40 calls, got none',
    ...Array.from({ length: 3 }, () => 'header Retry-After is missing'),
  ]);
});
