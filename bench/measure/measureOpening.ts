import type { Browser } from '@playwright/test';
import { type Network, openSlowPhone } from './openSlowPhone.ts';
import { readHeap } from './readHeap.ts';
import { SESSION_COOKIE } from './startStudentBackend.ts';

/** What it costs to open a form. */
export interface Opening {
  /** From the address to the first question that takes letters, in ms. */
  readonly time: number;
  /** JavaScript memory in use then, after a collection, in bytes. */
  readonly heap: number;
}

interface Conditions {
  /** How many times the processor is slowed. */
  readonly rate: number;
  readonly network?: Network;
  /** Comes back to answers of their own, and waits for those. */
  readonly isStudent?: boolean;
}

/** Opens a page cold until its first question is there. */
export async function measureOpening(
  browser: Browser,
  url: string,
  { rate, network, isStudent = false }: Conditions,
): Promise<Opening> {
  const { context, page, devtools, slowDown } = await openSlowPhone(browser, rate);
  if (isStudent) await context.addCookies([{ ...SESSION_COOKIE, url }]);
  if (network) await slowDown(network);
  await page.goto(url, { waitUntil: 'commit' });
  const isThere = (answered: boolean) => {
    const question = document.querySelector<HTMLInputElement>('.app-field input');
    return question !== null && (!answered || question.value !== '') && performance.now();
  };
  const time = await (await page.waitForFunction(isThere, isStudent, { polling: 'raf' })).jsonValue();
  const heap = await readHeap(devtools);
  await context.close();
  return { time: Number(time), heap };
}
