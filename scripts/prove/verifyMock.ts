import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeFailure } from '../../contracts/verify/readOutcome.ts';
import { verifyProvider } from '../../contracts/verify/verifyProvider.ts';
import { loadContract } from '../../contracts/kit/loadContract.ts';
import { startMockFront } from '../mock/startMockFront.ts';
import type { Pact } from './Pact.ts';
import { preferExamples } from './preferExamples.ts';
import type { Proof } from './Proof.ts';

/** Replays the pact against the static mock of the contract, as `npm run mock` starts it. CARD-08. */
export async function verifyMock(openapi: string, pact: Pact): Promise<Proof> {
  const preferring = preferExamples(await loadContract(openapi), pact);
  const folder = await mkdtemp(join(tmpdir(), 'prove-mock-'));
  const file = join(folder, 'pact.json');
  await writeFile(file, JSON.stringify(preferring));
  const front = await startMockFront(openapi);
  try {
    const { passed, failures } = await verifyProvider({ url: front.url, pact: file });
    return { held: passed, faults: failures.map(describeFailure) };
  } finally {
    await front.close();
    await rm(folder, { recursive: true });
  }
}
