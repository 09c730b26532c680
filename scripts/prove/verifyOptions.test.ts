import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { verifyProvider } from '../../contracts/verify/verifyProvider.ts';
import { createBackend } from '../../examples/fastify-backend/createBackend.ts';

vi.setConfig({ testTimeout: 60_000 });

const backend = createBackend({ withStates: true });
let provider: { url: string; statesUrl: string };
beforeAll(async () => {
  const url = await backend.listen({ host: '127.0.0.1', port: 0 });
  provider = { url, statesUrl: `${url}/provider-states` };
});
afterAll(() => backend.close());

describe('the verification of a part', () => {
  it('replays the interactions of one call · CARD-14', async () => {
    const { passed, failures } = await verifyProvider({ ...provider, only: 'GET /api/tabs' });

    expect({ passed, failures }).toEqual({ passed: 5, failures: [] });
  });

  it('says that nothing holds the words · CARD-14', async () => {
    await expect(verifyProvider({ ...provider, only: 'no such call' })).rejects.toThrow('"no such call"');
  });
});
