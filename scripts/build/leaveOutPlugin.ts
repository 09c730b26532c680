import type { Plugin } from 'vite';

interface LeftOut {
  /** Matches the modules of a package. */
  modules: RegExp;
  pattern: RegExp;
  /** The replacement text; empty by default. */
  instead?: string;
}

const REACT_ROUTER = /\/react-router\/dist\//;
const TOASTIFY = /\/react-toastify\/dist\/unstyled\.mjs$/;

/**
 * Code that keeps unused parts of a package in the build. The bundler cannot remove it, because it cannot
 * tell that an assignment or a call has no side effects, or that a setting is never passed.
 */
const LEFT_OUT: readonly LeftOut[] = [
  // The dependencies of a dynamically imported script have already been loaded, so nothing needs to be preloaded.
  {
    modules: /vite\/preload-helper/,
    pattern: /^[^]+$/g,
    instead: 'export const __vitePreload = (fetch) => fetch();',
  },
  // Only debuggers read display names, and an unused `forwardRef` can be removed once it is marked as pure.
  { modules: REACT_ROUTER, pattern: /^\w+\.displayName = ".*";$/gm },
  { modules: REACT_ROUTER, pattern: /= (React\d*\.forwardRef\()/g, instead: '= /* @__PURE__ */ $1' },
  // The package exports only its development build; the production build differs only in this setting.
  { modules: REACT_ROUTER, pattern: /(ENABLE_DEV_WARNINGS =) true/g, instead: '$1 false' },
  // Only React Router's framework mode prefetches links and embeds data in pages.
  {
    modules: REACT_ROUTER,
    pattern: /usePrefetchBehavior\(\s*prefetch,\s*rest\s*\)/g,
    instead: '[false, void 0, {}]',
  },
  { modules: REACT_ROUTER, pattern: /shouldPrefetch && !isAbsolute/g, instead: 'false' },
  { modules: REACT_ROUTER, pattern: /(\|\| )parseHydrationData\(\)/g, instead: '$1void 0' },
  { modules: REACT_ROUTER, pattern: /if \(init\.instrumentations\)/g, instead: 'if (false)' },
  // Router methods for features that no page uses: fetchers, blockers, scroll restoration, routes found later.
  {
    modules: REACT_ROUTER,
    pattern:
      /^ {4}(enableScrollRestoration|fetch: fetch2|(get|reset)Fetcher|deleteFetcher: \w+|(get|delete)Blocker|patchRoutes|_internalFetchControllers: \w+|_internalSetRoutes),$/gm,
  },
  { modules: /\/query-core\/.*\/query\.js$/, pattern: /infiniteQueryBehavior\(.*?\)/g, instead: 'undefined' },
  // Our toasts have neither react-toastify's icons nor its progress bar (`ToastList.tsx`).
  { modules: TOASTIFY, pattern: /,z=oe\(r\),/g, instead: ',z=null,' },
  { modules: TOASTIFY, pattern: /!r\.customProgressBar&&/g, instead: '!1&&' },
  // These prototypes are needed only for `instanceof`, but keep every schema in the build.
  { modules: /\/yup\/index\.esm\.js$/, pattern: /^create\S*\.prototype = .*$/gm },
];

/**
 * Removes unused package code that the bundler cannot remove.
 * @throws Error if a package has changed so that a pattern no longer matches.
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
      for (const { modules, pattern } of missing)
        this.error(
          `${String(modules)} no longer contains ${String(pattern)}: adapt or remove this entry of LEFT_OUT.`,
        );
    },
  };
}
