import type { Plugin } from 'vite';

interface LeftOut {
  /** The modules of a package. */
  modules: RegExp;
  pattern: RegExp;
  /** What stands there instead; nothing, unless told. */
  instead?: string;
}

const REACT_ROUTER = /\/react-router\/dist\//;

/**
 * What keeps unused code of a package in a build. A bundler must not drop any of it by itself: an assignment, a call it
 * knows nothing about and a setting that is never given may each do something.
 */
const LEFT_OUT: readonly LeftOut[] = [
  // What a script of ours imports is here when it is fetched: nothing is to be preloaded for it.
  {
    modules: /vite\/preload-helper/,
    pattern: /^[^]+$/g,
    instead: 'export const __vitePreload = (fetch) => fetch();',
  },
  // Forms, scroll restoration and other histories are named for a debugger.
  { modules: REACT_ROUTER, pattern: /^\w+\.displayName = ".*";$/gm },
  { modules: REACT_ROUTER, pattern: /= (React\d*\.forwardRef\()/g, instead: '= /* @__PURE__ */ $1' },
  // The package exports its development build alone; its production build differs by this.
  { modules: REACT_ROUTER, pattern: /(ENABLE_DEV_WARNINGS =) true/g, instead: '$1 false' },
  // Only React Router's own framework has links that fetch ahead, and data in its pages.
  {
    modules: REACT_ROUTER,
    pattern: /usePrefetchBehavior\(\s*prefetch,\s*rest\s*\)/g,
    instead: '[false, void 0, {}]',
  },
  { modules: REACT_ROUTER, pattern: /shouldPrefetch && !isAbsolute/g, instead: 'false' },
  { modules: REACT_ROUTER, pattern: /(\|\| )parseHydrationData\(\)/g, instead: '$1void 0' },
  { modules: REACT_ROUTER, pattern: /if \(init\.instrumentations\)/g, instead: 'if (false)' },
  { modules: /\/query-core\/.*\/query\.js$/, pattern: /infiniteQueryBehavior\(.*?\)/g, instead: 'undefined' },
  // For `instanceof`, which keeps every schema.
  { modules: /\/yup\/index\.esm\.js$/, pattern: /^create\S*\.prototype = .*$/gm },
];

/**
 * Leaves out of a build what is unused in the packages and stays in it only by the way it is written.
 *
 * @throws Error where a package has changed and a pattern finds nothing in it any more.
 */
export function leaveOutPlugin(): Plugin {
  const missing = new Set(LEFT_OUT);
  return {
    name: 'leave-out',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      let left = code;
      for (const rule of LEFT_OUT.filter(({ modules }) => modules.test(id))) {
        const { pattern, instead = '' } = rule;
        if (left.search(pattern) >= 0) missing.delete(rule);
        left = left.replaceAll(pattern, instead);
      }
      return left === code ? null : { code: left, map: null };
    },
    buildEnd(error) {
      if (error) return;
      for (const { modules, pattern } of missing) this.error(`${String(modules)} has no ${String(pattern)}.`);
    },
  };
}
