import type { ContractKit } from '../kit/openContract.ts';
import type { Pact } from '../verify/Pact.ts';
import { describeFailure } from '../verify/readOutcome.ts';
import { verifyProvider } from '../verify/verifyProvider.ts';
import { startGateway } from '../../scripts/gateway/startGateway.ts';
import { describeViolation } from '../../scripts/gateway/Violation.ts';
import { startBackend } from './startBackend.ts';

/**
 * Replays the pact against the sandbox behind the gateway, setting up the state of each interaction.
 * Every interaction must succeed, and no exchange may violate the contract.
 */
export async function verifyThroughGateway(pact: Pact, kit: ContractKit): Promise<string[]> {
  await using started = new AsyncDisposableStack();
  const { url: target, statesUrl } = started.use(await startBackend());
  const gateway = await startGateway({ target: () => target, kit });
  started.defer(gateway.close);
  const { url, violations } = gateway;
  const { failures } = await verifyProvider({ url, statesUrl, pact });
  return [...failures.map(describeFailure), ...violations.map(describeViolation)];
}
