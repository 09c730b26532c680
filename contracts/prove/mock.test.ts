import { expect, it, onTestFinished, vi } from 'vitest';
import { startMockFront } from '../../scripts/start/startMockFront.ts';
import { CONTRACT_PATH } from '../kit/loadContract.ts';
import { findById, keepInteractions, loadCopies, writeContract } from './loadCopies.ts';
import { verifyMock } from './verifyMock.ts';

vi.setConfig({ testTimeout: 180_000 });

it('the static mock keeps the pact · API-35, CARD-08, TRAP-36', async () => {
  expect(await verifyMock(CONTRACT_PATH, (await loadCopies()).pact)).toEqual([]);
});

it('the verification of a static mock fails if an example is missing or wrong, or a header is missing · CARD-08', async () => {
  const { contract, pact } = await loadCopies();
  const repliesOf = (id: string) => findById(contract, id).responses ?? {};
  const { content } = repliesOf('submitApplication')['200'] ?? {};
  for (const example of Object.values(content?.['application/json']?.examples ?? {}))
    example.value = { message: 5 };
  Object.assign(repliesOf('getTabs')['200'] ?? {}, { headers: {} });
  delete repliesOf('getAddAnother')['200'];

  const part = keepInteractions(pact, [
    'a request to submit the application a second time',
    'a request for the chosen tabs',
    'a request for the numbers of added items',
  ]);
  const faults = await verifyMock(await writeContract(contract), part);

  expect(faults).toEqual([
    expect.stringMatching(/^POST \/api\/submit 200 .* no example is what the pact expects/),
    expect.stringMatching(/^GET \/api\/tabs 200 .* no example[^]*header Cache-Control/),
    expect.stringMatching(/^GET \/api\/add-another 200 .* no example/),
  ]);
});

it.each([
  ['/public/signup', { username: 'maya@example.com', password: 'password' }, 'weak_password'],
  ['/public/login', { username: 'maya@example.com' }, 'invalid_request'],
  ['/public/forgot-password', {}, 'invalid_request'],
])(
  'the static mock rejects an invalid body of %s %o with the code %s · CARD-08',
  async (path, body, code) => {
    const front = await startMockFront(CONTRACT_PATH);
    onTestFinished(front.close);
    const headers = { 'content-type': 'application/json' };
    const reply = await fetch(front.url + path, { method: 'POST', headers, body: JSON.stringify(body) });

    expect([reply.status, await reply.json()]).toMatchObject([400, { code }]);
  },
);
