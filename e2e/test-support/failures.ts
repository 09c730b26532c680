import type { Page } from '@playwright/test';

/** What the browser's console says of a call that is refused on purpose. */
export const REFUSED = /status of (400|401|403|500|503)|net::ERR_/;

/** What it says of a form that cannot be loaded on purpose: the refusal, and the error screen with `failCalls`' words. */
export const NOT_LOADED = new RegExp(`${REFUSED.source}|\\[the form\\]|Boom`);

interface Failure {
  status?: number;
  message?: string;
  /** How many calls fail before they come through again; all unless told. */
  times?: number;
  method?: string;
}

/** Makes a page's own calls of a path fail; other tests on the same product notice nothing. */
export async function failCalls(page: Page, path: string, failure: Failure = {}): Promise<void> {
  const { status = 500, message = 'Boom', times = Infinity, method } = failure;
  let left = times;
  await page.route(`**${path}`, (route) => {
    if (method && route.request().method() !== method) return route.fallback();
    if (left <= 0) return route.fallback();
    left -= 1;
    return route.fulfill({ status, json: { message } });
  });
}

/** Lets calls of a path through again. */
export async function letThrough(page: Page, path: string): Promise<void> {
  await page.unroute(`**${path}`);
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
