import { unlessRefused } from '../../session/index.ts';

/**
 * Returns the window for the router: if the browser refuses to write a history entry, only the address is
 * lost, not the navigation.
 *
 * Safari refuses the hundredth entry within half a minute, and some web views refuse all of them; the router
 * would then stop, or reload the page.
 */
export function forgivingWindow(): Window {
  const write =
    (name: 'pushState' | 'replaceState') =>
    (...args: Parameters<History['pushState']>) =>
      unlessRefused(() => window.history[name](...args));
  const history = withOwn(window.history, {
    pushState: write('pushState'),
    replaceState: write('replaceState'),
  });
  return withOwn(window, { history });
}

/** Wraps a browser object with some properties of our own; its methods work only with the original `this`. */
function withOwn<Target extends object>(target: Target, own: Partial<Target>): Target {
  return new Proxy(target, {
    get: (_, name) => {
      if (name in own) return own[name as keyof Target];
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}
