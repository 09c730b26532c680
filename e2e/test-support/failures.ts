import type { OperationId, ReplyName } from '@admission/sdk/examples';
import { expect, type Page } from '@playwright/test';

/** Console messages of calls that fail on purpose. */
export const REJECTED = /status of (400|401|403|500|503)|net::ERR_/;

/** A reply from the contract, e.g. `saveAnswers:500:unexpected`. */
type Reply = { [Id in OperationId]: `${Id}:${ReplyName<Id>}` }[OperationId];

/** Makes the server answer an operation of the logged-in student with this reply, and with the message “Boom”. */
export const failCalls = (page: Page, scenario: Reply) => plant(page, { scenario, message: 'Boom' });

/** Removes the faults planted for the logged-in student. */
export const letThrough = (page: Page) => plant(page, { scenario: '' });

async function plant(page: Page, data: object): Promise<void> {
  const response = await page.request.post('/_sandbox/faults', { data });
  expect(response.ok(), await response.text()).toBe(true);
}

/** Holds a page's requests to matching URLs until the returned function is called. */
export async function hold(page: Page, url: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(url, async (route) => {
    await promise;
    await route.fallback();
  });
  return () => resolve(undefined);
}

/** The product's scripts, except the early one, which records presses until the others start. */
export const SCRIPTS = /\/assets\/(?!early).*\.js$/;

/** Waits until a prerendered page is interactive. */
export const isLive = (page: Page) => expect(page.locator('#root[data-waiting]')).toHaveCount(0);

/** Opens a prerendered page and holds its scripts until the returned function is called, which waits for them to start. */
export async function openPrerendered(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await hold(page, SCRIPTS);
  await page.goto(path, { waitUntil: 'commit' });
  // This is the last element of a page.
  await expect(page.locator('.app-stalled')).toBeAttached();
  return async () => {
    release();
    await isLive(page);
  };
}
