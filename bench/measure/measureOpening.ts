import type { Browser } from '@playwright/test';
import { type Network, openSlowPhone, readHeap } from './openSlowPhone.ts';
import { SESSION_COOKIE } from './startStudentBackend.ts';

/** The cost of opening a form. */
export interface Opening {
  /** Time from navigation until the scripts answer in the first question, in ms. */
  readonly time: number;
  /** JavaScript heap in use at that point, after a garbage collection, in bytes. */
  readonly heap: number;
}

interface Conditions {
  /** CPU throttling rate. */
  readonly rate: number;
  readonly network?: Network;
  /** Opens the form as a student, and waits until a saved answer is shown. */
  readonly isStudent?: boolean;
}

/** Opens a page with a cold cache and waits for its first question. */
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
    const isLive = document.querySelector('[data-waiting]') === null;
    return question !== null && isLive && (!answered || question.value !== '') && performance.now();
  };
  const time = await (await page.waitForFunction(isThere, isStudent, { polling: 'raf' })).jsonValue();
  const heap = await readHeap(devtools);
  await context.close();
  return { time: Number(time), heap };
}
