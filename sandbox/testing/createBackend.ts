/** The sandbox as a package's entry, `@admission/sdk/testing`: the whole backend in memory, for tests. */
import type { Backend, BackendOptions, Browser } from './Backend.ts';
import { checkState, createBrowser } from './createBrowser.ts';
import { openStandIn } from './openStandIn.ts';

export type * from './Backend.ts';

/**
 * Starts a backend that keeps everything in memory, in a thread of its own: neither the globals nor the fake timers of a
 * test reach it. Uploaded files are not converted: each becomes the same small PDF.
 * @throws Error if an option is not valid.
 */
export async function createBackend({
  now = new Date(),
  isLive = false,
  publicOrigin = 'http://localhost',
}: BackendOptions = {}): Promise<Backend> {
  const time = now.getTime();
  if (Number.isNaN(time)) throw new Error('now is not a valid date.');
  if (!URL.canParse(publicOrigin)) throw new Error(`publicOrigin is no address: ${publicOrigin}`);
  const ask = await openStandIn({ now: time, isLive, publicOrigin: new URL(publicOrigin).origin });
  const browsers: Browser[] = [];
  const leaving = new Set<Promise<unknown>>();
  let closing: Promise<void> | undefined;
  const openBrowser = () => {
    const browser = createBrowser(ask, browsers.length, leaving);
    browsers.push(browser);
    return browser;
  };
  const end = async () => {
    const unmet = await ask('close');
    if (unmet.length > 0) throw new Error(`No call has met the fault ${unmet.join(', ')}.`);
  };
  const close = () => (closing ??= end());

  const backend: Backend = {
    ...openBrowser(),
    openBrowser,
    async createStudent(state = 'blank', details = {}) {
      checkState(state);
      const { username, password } = await ask('createStudent', state, details);
      return { username, password };
    },
    createToken: (view, username) => ask('createToken', view, username),
    async fail(name, options = {}) {
      const { only, ...rest } = typeof options === 'number' ? { times: options } : options;
      const browser = only === undefined ? undefined : browsers.indexOf(only);
      if (browser === -1) throw new Error('only is no browser of this backend.');
      const id = await ask('fail', name, { ...rest, browser });
      return { remove: () => ask('removeFault', id) };
    },
    async pass(milliseconds) {
      if (!Number.isFinite(milliseconds) || milliseconds < 0)
        throw new Error(`pass takes a number of milliseconds from 0, and got ${String(milliseconds)}.`);
      // A call that the test has made but not awaited arrives before time passes.
      await ask('settle');
      await Promise.allSettled(leaving);
      await ask('pass', milliseconds);
    },
    listMails: (to = '') => ask('listMails', to),
    listen: (port = 0) => ask('listen', port),
    close,
    [Symbol.asyncDispose]: close,
  };
  browsers[0] = backend;
  return backend;
}
