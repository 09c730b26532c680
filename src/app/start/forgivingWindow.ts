import { unlessRefused } from '../../session/index.ts';

/**
 * The window as the router sees it: an entry that the browser does not write costs the address, not the navigation.
 *
 * Safari refuses the hundredth within half a minute, some web views each one; the router would stop where it is, or
 * load the page anew.
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

/** An object of the browser with some properties of our own; its methods refuse any other `this`. */
function withOwn<Target extends object>(target: Target, own: Partial<Target>): Target {
  return new Proxy(target, {
    get: (_, name) => {
      if (name in own) return own[name as keyof Target];
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}
