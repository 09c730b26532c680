import { expect, it, vi } from 'vitest';
import { openOwnContract } from '../contracts/kit/openOwnContract.ts';
import { readPact } from '../contracts/verify/Pact.ts';
import { describeFailure } from '../contracts/verify/readOutcome.ts';
import { verifyProvider } from '../contracts/verify/verifyProvider.ts';
import { WAIVERS } from '../contracts/verify/waivers.ts';
import { startGateway } from '../scripts/gateway/startGateway.ts';
import { describeViolation } from '../scripts/gateway/Violation.ts';
import { checkPact } from './checkPact.ts';
import { measureCoverage } from './measureCoverage.ts';
import { startBackend } from './startBackend.ts';

vi.setConfig({ testTimeout: 180_000 });

const { contract, kit } = await openOwnContract();
const pact = await readPact();

it('openapi.yaml allows every request and reply of the pact · CARD-16', async () => {
  expect(await checkPact(kit, pact)).toEqual([]);
});

it('every status of every operation is in the pact or waived with a reason · CARD-09', () => {
  expect(measureCoverage(contract, pact, WAIVERS)).toEqual([]);
});

it('the sandbox keeps the pact through the gateway and never violates openapi.yaml · CARD-14, CARD-16', async () => {
  await using backend = await startBackend();
  const gateway = await startGateway({ target: () => backend.url, kit });
  const { failures } = await verifyProvider({ url: gateway.url, statesUrl: backend.statesUrl, pact });
  await gateway.close();

  expect([...failures.map(describeFailure), ...gateway.violations.map(describeViolation)]).toEqual([]);
});
