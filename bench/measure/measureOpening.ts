import type { Browser } from '@playwright/test';
import { CPU_SLOWDOWN } from './measurePage.ts';
import { openSlowPhone } from './openSlowPhone.ts';
import { readHeap } from './readHeap.ts';

/** What it costs to open a form. */
export interface Opening {
  /** From the address to the first question that takes letters, in ms. */
  readonly time: number;
  /** JavaScript memory in use then, after a collection, in bytes. */
  readonly heap: number;
}

/** Opens a page cold, on a processor slowed ×4 and without a slow line, until its first question is there. */
export async function measureOpening(browser: Browser, url: string): Promise<Opening> {
  const { context, page, devtools } = await openSlowPhone(browser, CPU_SLOWDOWN);
  await page.goto(url, { waitUntil: 'commit' });
  const isThere = () => document.querySelector('.app-field input') !== null && performance.now();
  const time = await (await page.waitForFunction(isThere, undefined, { polling: 'raf' })).jsonValue();
  const heap = await readHeap(devtools);
  await context.close();
  return { time: Number(time), heap };
}
