import { readHistoryState, unlessBlocked } from '../../session/index.ts';

/**
 * Returns a window for the router. If the browser blocks the writing of a history entry, the address is not
 * updated, but the navigation still takes place.
 *
 * Safari blocks the hundredth entry within half a minute, and some web views block every entry. With the
 * original window, the router would then stop or reload the page. State that the application has not written is ignored.
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
