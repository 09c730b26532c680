import { createServer } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { verifyProvider } from '../../contracts/verify/verifyProvider.ts';
import { createBackend } from '../../examples/fastify-backend/createBackend.ts';
import { listen } from '../gateway/listen.ts';
import { keepInteractions, loadCopies } from './loadCopies.ts';

vi.setConfig({ testTimeout: 60_000 });

const backend = createBackend({ withStates: true });
let provider: { url: string; statesUrl: string };
beforeAll(async () => {
  const url = await backend.listen({ host: '127.0.0.1', port: 0 });
  provider = { url, statesUrl: `${url}/provider-states` };
});
afterAll(() => backend.close());
afterEach(() => vi.unstubAllEnvs());

/** A Pact broker that holds one pact, and what it was told of it. */
async function startBroker(token: string) {
  const { pact } = await loadCopies();
  const told: [call: string, content: unknown][] = [];
  const server = createServer((request, reply) => {
    if (request.headers.authorization !== `Bearer ${token}`) return void reply.writeHead(401).end();
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      if (request.method !== 'GET')
        told.push([`${request.method ?? ''} ${request.url ?? ''}`, JSON.parse(text)]);
      const base = `http://${request.headers.host ?? ''}`;
      const _links = {
        'pb:provider': { href: `${base}/pacticipants/admission-api` },
        'pb:publish-verification-results': { href: `${base}/results` },
      };
      reply.writeHead(200, { 'content-type': 'application/hal+json' });
      reply.end(JSON.stringify({ ...keepInteractions(pact, ['a request to log out']), _links }));
    });
  });
  const url = await listen(server);
  return { pact: `${url}/pact`, told, close: () => server.close() };
}

describe('the verification of a pact at a broker', () => {
  it('tells the broker the outcome under the version of the provider · CARD-14', async () => {
    vi.stubEnv('PACT_BROKER_TOKEN', 'example-token');
    const { pact, told, close } = await startBroker('example-token');
    const { passed, failures } = await verifyProvider({
      ...provider,
      pact,
      publish: '1.2.3',
      branch: 'main',
    });
    close();

    expect({ passed, failures }).toEqual({ passed: 1, failures: [] });
    expect(told).toEqual([
      ['PUT /pacticipants/admission-api/branches/main/versions/1.2.3', {}],
      ['POST /results', { success: true, providerApplicationVersion: '1.2.3', testResults: [] }],
    ]);
  });

  it('says what the broker answered to a stranger · CARD-14', async () => {
    const { pact, close } = await startBroker('example-token');

    await expect(verifyProvider({ ...provider, pact })).rejects.toThrow('the broker answered 401');
    close();
  });

  it('publishes nothing of a pact that is a file · CARD-14', async () => {
    await expect(verifyProvider({ ...provider, publish: '1.2.3' })).rejects.toThrow('--publish needs');
  });
});

describe('the verification of a part', () => {
  it('replays the interactions of one call · CARD-14', async () => {
    expect(await verifyProvider({ ...provider, only: 'GET /api/tabs' })).toEqual({ passed: 5, failures: [] });
  });

  it('says that nothing holds the words · CARD-14', async () => {
    await expect(verifyProvider({ ...provider, only: 'no such call' })).rejects.toThrow('"no such call"');
  });
});
