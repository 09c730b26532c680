import type { BrowserName } from '@mdn/browser-compat-data';
import manifest from '../../package.json' with { type: 'json' };

/**
 * The oldest supported browsers, named as in MDN's compatibility data.
 * They come from `browserslist` in package.json, which all tools share.
 */
export const MINIMUM = manifest.browserslist.map((entry) => {
  const [browser, version = ''] = entry.replace('ios_saf', 'safari_ios').split(' ');
  return { browser: browser as BrowserName, version };
});

/** The same browsers, in the format of Vite's `build.target`. */
export const BUILD_TARGET: string[] = manifest.browserslist.map((entry) =>
  entry.replace('ios_saf', 'ios').replace(' ', ''),
);
