import { loadContract } from '../../contracts/kit/loadContract.ts';
import type { Pact } from '../../contracts/verify/Pact.ts';
import { describeFailure } from '../../contracts/verify/readOutcome.ts';
import { verifyProvider } from '../../contracts/verify/verifyProvider.ts';
import { startMockFront } from '../mock/startMockFront.ts';
import { preferExamples } from './preferExamples.ts';
import type { Proof } from './Proof.ts';

/** Replays the pact against the static mock of the contract, as `npm run mock` starts it. CARD-08. */
export async function verifyMock(openapi: string, pact: Pact): Promise<Proof> {
  const preferring = preferExamples(await loadContract(openapi), pact);
  const front = await startMockFront(openapi);
  try {
    const { passed, failures } = await verifyProvider({ url: front.url, pact: preferring });
    return { held: passed, faults: failures.map(describeFailure) };
  } finally {
    await front.close();
  }
}
