import { createSandbox } from '../../sandbox/createSandbox.ts';
import type { Pact } from '../../contracts/verify/Pact.ts';
import { describeFailure } from '../../contracts/verify/readOutcome.ts';
import { verifyProvider } from '../../contracts/verify/verifyProvider.ts';
import { startGateway } from '../gateway/startGateway.ts';
import { describeViolation } from '../gateway/Violation.ts';
import type { Proof } from './Proof.ts';

/** Cheap passwords: what is proven is the contract, not the hash. */
const PASSWORD_COST = 2 ** 4;
const STATES = '/_sandbox/provider-states';

/**
 * Replays the pact against the sandbox behind the gateway, its states set up for each interaction.
 *
 * Every interaction holds, and not one exchange breaks the contract.
 */
export async function verifyThroughGateway(pact: Pact, openapi: string): Promise<Proof> {
  await using started = new AsyncDisposableStack();
  const sandbox = await createSandbox({ database: ':memory:', passwordCost: PASSWORD_COST });
  started.defer(() => sandbox.close());
  const { url: target } = await sandbox.listen();
  const gateway = await startGateway({ target: () => target, openapi });
  started.defer(gateway.close);
  const { url, violations } = gateway;
  const { failures } = await verifyProvider({ url, statesUrl: url + STATES, pact });
  return {
    checked: pact.interactions.length,
    faults: [...failures.map(describeFailure), ...violations.map(describeViolation)],
  };
}
