import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOffice } from '../../sandbox/documents/converters/findOffice.ts';
import { describeViolation } from '../gateway/Violation.ts';
import type { Violation } from '../gateway/Violation.ts';
import { startMock } from '../mock/startMock.ts';
import { startProduct } from '../start/startProduct.ts';

/** What a conversion is made to last: long enough to be seen under way, no longer. */
const DELAY_MS = 250;

/**
 * Starts the product once for all journeys, as it is shipped: the production build on free ports, with a database
 * of its own outside the repository. Beside it the static mock, for the sweep of every state of every screen.
 *
 * Ends by looking for violations that came too late for the test that caused them (see e2e/fixtures.ts).
 */
export default async function startForJourneys(): Promise<() => Promise<void>> {
  const data = await mkdtemp(join(tmpdir(), 'admission-e2e-'));
  const remove = () => rm(data, { recursive: true, force: true });
  const [product, mock] = await startBoth(data).catch(async (error: unknown) => {
    await remove();
    throw error;
  });
  process.env.E2E_MOCK_URL = mock.url;
  process.env.E2E_URL = product.url;
  process.env.E2E_GATEWAY_URL = product.gatewayUrl;
  process.env.E2E_CALLS_LOG = join(data, 'calls.log');
  process.env.E2E_HAS_OFFICE = findOffice() ? '1' : '0';

  return async () => {
    const response = await fetch(`${product.gatewayUrl}/_gateway/violations`);
    const unexpected = ((await response.json()) as Violation[]).filter(({ expected }) => !expected);
    await product.close();
    await mock.close();
    await remove();
    if (unexpected.length > 0) {
      throw new Error(`The traffic broke openapi.yaml:\n${unexpected.map(describeViolation).join('\n')}`);
    }
  };
}

/** Both build at once, each in a folder of its own; a failure of either leaves nothing running. */
async function startBoth(data: string) {
  const starting = [
    startProduct({
      port: 0,
      data,
      production: true,
      print: () => undefined,
      sandbox: { conversionDelayMs: DELAY_MS },
    }),
    startMock({ port: 0, built: true }),
  ] as const;
  try {
    return await Promise.all(starting);
  } catch (error) {
    for (const result of await Promise.allSettled(starting)) {
      if (result.status === 'fulfilled') await result.value.close();
    }
    throw error;
  }
}
