import type { CDPSession } from '@playwright/test';

/** Returns the JavaScript heap in use after a garbage collection, in bytes. */
export async function readHeap(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  return (await devtools.send('Runtime.getHeapUsage')).usedSize;
}
