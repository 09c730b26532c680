import { expect, it, vi } from 'vitest';
import { openContract } from '../kit/openContract.ts';
import type { ContractKit } from '../kit/openContract.ts';
import { openOwnContract } from '../kit/openOwnContract.ts';
import type { Pact } from '../verify/Pact.ts';
import { describeFailure } from '../verify/readOutcome.ts';
import { verifyProvider } from '../verify/verifyProvider.ts';
import { WAIVERS } from '../verify/waivers.ts';
import { startGateway } from '../../scripts/gateway/startGateway.ts';
import { describeViolation } from '../../scripts/gateway/Violation.ts';
import { checkPact } from './checkPact.ts';
import { verifyLenientProvider } from './lenientReplies.ts';
import { keepInteractions, loadCopies } from './loadCopies.ts';
import { measureCoverage } from './measureCoverage.ts';
import { startBackend } from './startBackend.ts';

vi.setConfig({ testTimeout: 180_000 });

const { contract: written, kit } = await openOwnContract();
const { pact: whole } = await loadCopies();

/**
 * Replays the pact against the sandbox behind the gateway, setting up the state of each interaction.
 * Every interaction must succeed, and no exchange may violate the contract.
 */
async function verifyThroughGateway(pact: Pact, kit: ContractKit): Promise<string[]> {
  await using started = new AsyncDisposableStack();
  const { url: target, statesUrl } = started.use(await startBackend());
  const gateway = await startGateway({ target: () => target, kit });
  started.defer(gateway.close);
  const { url, violations } = gateway;
  const { failures } = await verifyProvider({ url, statesUrl, pact });
  return [...failures.map(describeFailure), ...violations.map(describeViolation)];
}

it('openapi.yaml allows every request and reply of the pact · CARD-16', async () => {
  expect(await checkPact(kit, whole)).toEqual([]);
});

it('every status of every operation is in the pact or waived with a reason · CARD-09', () => {
  expect(measureCoverage(written, whole, WAIVERS)).toEqual([]);
});

it('the pact accepts varied replies that openapi.yaml allows · CARD-14', async () => {
  expect(await verifyLenientProvider(written, whole)).toEqual([]);
});

it('the sandbox keeps the pact through the gateway and never violates openapi.yaml · CARD-14, CARD-16', async () => {
  expect(await verifyThroughGateway(whole, kit)).toEqual([]);
});

it('the gateway reports a body that openapi.yaml forbids even if the pact allows it · CARD-16', async () => {
  const { contract, pact } = await loadCopies();
  const { properties = {} } = contract.components?.schemas?.Message ?? {};
  properties.message = { type: 'string', maxLength: 3 };

  const part = keepInteractions(pact, ['a request to log out']);
  const faults = await verifyThroughGateway(part, openContract(contract));

  expect(faults).toEqual([
    expect.stringMatching(/^GET \/api\/logout 200: response body\.message .*3 characters/),
  ]);
});
