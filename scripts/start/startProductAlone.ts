import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeViolation, type Violation } from '../gateway/Violation.ts';
import { startProduct } from './startProduct.ts';

/** Conversion time in ms, just long enough for its progress to be visible. */
const DELAY_MS = 250;

/**
 * Starts the product for journeys as it is shipped: the production build on free ports, with a separate
 * database outside the repository.
 * On close, throws if violations were recorded too late for the test that caused them (see e2e/fixtures.ts).
 */
export default async function startProductAlone(): Promise<() => Promise<void>> {
  await using started = new AsyncDisposableStack();
  const { path: data } = started.use(await mkdtempDisposable(join(tmpdir(), 'admission-e2e-')));
  const product = await startProduct({
    port: 0,
    data,
    production: true,
    print: () => undefined,
    // Each journey hashes several passwords; none depends on the cost of a hash, so hashing is kept cheap.
    sandbox: { conversionDelayMs: DELAY_MS, passwordCost: 2 ** 4 },
  });
  started.defer(product.close);
  const running = started.move();
  process.env.E2E_URL = product.url;
  process.env.E2E_GATEWAY_URL = product.gatewayUrl;
  process.env.E2E_CALLS_LOG = join(data, 'calls.log');

  return async () => {
    const response = await fetch(`${product.gatewayUrl}/_gateway/violations`);
    const violations = (await response.json()) as Violation[];
    await running.disposeAsync();
    if (violations.length > 0)
      throw new Error(`The traffic violated openapi.yaml:\n${violations.map(describeViolation).join('\n')}`);
  };
}
