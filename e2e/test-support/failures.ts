import type { OperationId, ReplyName } from '@admission/sdk/examples';
import { expect, type Page } from '@playwright/test';

/** What the browser's console says of a call that is refused on purpose. */
export const REFUSED = /status of (400|401|403|500|503)|net::ERR_/;

/** What it says of a form that cannot be loaded on purpose: the refusal, and the error screen with `failCalls`' words. */
export const NOT_LOADED = new RegExp(`${REFUSED.source}|\\[the form\\]|Boom`);

/** A reply of the contract: `saveAnswers:500:unexpected`. */
type Reply = { [Id in OperationId]: `${Id}:${ReplyName<Id>}` }[OperationId];

interface Failure {
  /** What the server says, in place of the example's message. */
  message?: string;
  /** How many calls fail before they come through again; all unless told. */
  times?: number;
  /** Who is to fail; the student who is logged in, unless told. */
  student?: string;
}

/** Has the server answer an operation so; other tests on the same product, whose students are others, notice nothing. */
export async function failCalls(page: Page, scenario: Reply, failure: Failure = {}): Promise<void> {
  await plant(page, { scenario, message: 'Boom', ...failure });
}

/** Takes back whatever was planted for the student who is logged in. */
export const letThrough = (page: Page) => plant(page, { scenario: '' });

async function plant(page: Page, data: object): Promise<void> {
  const response = await page.request.post('/_sandbox/faults', { data });
  expect(response.ok(), await response.text()).toBe(true);
}

/** Holds a page's calls of a path back until the function it returns is called. */
export async function holdCalls(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(`**${path}`, async (route) => {
    await promise;
    await route.fallback();
  });
  return () => resolve(undefined);
}

/** Loses what a page sends as it is left, in the page itself: no route of Playwright sees those calls. */
export async function loseLeavingCalls(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const send = window.fetch;
    window.fetch = (input, init) =>
      input instanceof Request && input.keepalive ? new Promise(() => undefined) : send(input, init);
  });
}
