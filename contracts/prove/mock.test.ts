import { expect, it, vi } from 'vitest';
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
