import type { OperationId, ReplyName } from '@admission/sdk/examples';
import { expect, type Page } from '@playwright/test';

/** The console's message for a call refused on purpose. */
export const REFUSED = /status of (400|401|403|500|503)|net::ERR_/;

/**
 * The console's message for a form that fails to load on purpose: the refusal, and the error screen with the words of
 * `failCalls`.
 */
export const NOT_LOADED = new RegExp(`${REFUSED.source}|\\[the form\\]|Boom`);

/** A reply of the contract: `saveAnswers:500:unexpected`. */
type Reply = { [Id in OperationId]: `${Id}:${ReplyName<Id>}` }[OperationId];

interface Failure {
  /** The server's message, in place of the example's. */
  message?: string;
  /** How many calls fail before they succeed again; all by default. */
  times?: number;
  /** The student whose calls fail; by default the one who is logged in. */
  student?: string;
}

/** Makes the server answer an operation this way for one student; other tests on the same product are unaffected. */
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
export async function holdCalls(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(`**${path}`, async (route) => {
    await promise;
    await route.fallback();
  });
  return () => resolve(undefined);
}

/** Drops the calls a page sends while unloading, inside the page: Playwright's routes do not see them. */
export async function loseLeavingCalls(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const send = window.fetch;
    window.fetch = (input, init) =>
      input instanceof Request && input.keepalive ? new Promise(() => undefined) : send(input, init);
  });
}
