import { readHistoryState, unlessBlocked } from '../../session/index.ts';

/**
 * Returns a window for the router, with which a navigation takes place even if the browser refuses to write its history
 * entry; with the original one, the router would stop or reload the page. State that the application has not written
 * is ignored.
 *
 * Safari refuses the hundredth entry within half a minute, and some web views refuse every entry.
 */
export function forgivingWindow(): Window {
  const write =
    (name: 'pushState' | 'replaceState') =>
    (...args: Parameters<History['pushState']>) =>
      unlessBlocked(() => window.history[name](...args));
  const history = withOwn(window.history, {
    get state() {
      return readHistoryState();
    },
    pushState: write('pushState'),
    replaceState: write('replaceState'),
  });
  return withOwn(window, { history });
}

/** Wraps a browser object, overriding some properties. Its methods work only when bound to the original. */
function withOwn<Target extends object>(target: Target, own: Partial<Target>): Target {
  return new Proxy(target, {
    get: (_, name) => {
      if (name in own) return own[name as keyof Target];
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}
