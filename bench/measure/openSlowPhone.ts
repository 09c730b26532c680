import type { Browser, CDPSession } from '@playwright/test';

/** Network profiles: latency in ms, throughput in bytes per second. */
const NETWORKS = {
  'slow 4G': { latency: 150, throughput: 1_600_000 / 8 },
  'slow 3G': { latency: 400, throughput: 400_000 / 8 },
} as const;

export type Network = keyof typeof NETWORKS;
export const NETWORK_NAMES = Object.keys(NETWORKS) as Network[];

/** Opens a blank phone-width page with an empty cache and the CPU throttled by `rate`. */
export async function openSlowPhone(browser: Browser, rate: number) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  /** Throttles the page's network from now on. */
  const slowDown = async (network: Network) => {
    const { latency, throughput } = NETWORKS[network];
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
  };
  return { context, page, devtools, slowDown };
}

/** Returns the JavaScript heap in use after a garbage collection, in bytes. */
export async function readHeap(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  return (await devtools.send('Runtime.getHeapUsage')).usedSize;
}
