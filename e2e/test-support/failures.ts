import type { OperationId, ReplyName } from '@admission/sdk/examples';
import { expect, type Page } from '@playwright/test';

/** Console messages of calls that fail on purpose. */
export const REJECTED = /status of (400|401|403|500|503)|net::ERR_/;

/**
 * Console messages expected when a test makes the form fail to load: the failed call's, and the error
 * screen's with the default message of `failCalls`.
 */
export const NOT_LOADED = new RegExp(`${REJECTED.source}|\\[the form\\]|Boom`);

/** A reply from the contract, e.g. `saveAnswers:500:unexpected`. */
type Reply = { [Id in OperationId]: `${Id}:${ReplyName<Id>}` }[OperationId];

interface Failure {
  /** The server's message, which replaces the one in the example. */
  message?: string;
  /** How many calls fail before they succeed again; by default, all fail. */
  times?: number;
  /** The student whose calls fail; by default the one who is logged in. */
  student?: string;
}

/** Makes the server answer an operation with this reply for one student only, so that other tests are unaffected. */
export async function failCalls(page: Page, scenario: Reply, failure: Failure = {}): Promise<void> {
  await plant(page, { scenario, message: 'Boom', ...failure });
}

/** Removes the faults planted for the logged-in student. */
export const letThrough = (page: Page) => plant(page, { scenario: '' });

async function plant(page: Page, data: object): Promise<void> {
  const response = await page.request.post('/_sandbox/faults', { data });
  expect(response.ok(), await response.text()).toBe(true);
}

/** Holds a page's calls to a path until the returned function is called. */
export const holdCalls = (page: Page, path: string): Promise<() => void> => hold(page, `**${path}`);

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
