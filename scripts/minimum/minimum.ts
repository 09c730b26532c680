import manifest from '../../package.json' with { type: 'json' };

/** A browser of the minimum, by its name in MDN's compatibility data. */
export interface OldestBrowser {
  browser: 'chrome' | 'firefox' | 'safari' | 'safari_ios';
  version: string;
}

/** Browserslist's names in MDN's words. */
const NAMES: Readonly<Record<string, OldestBrowser['browser']>> = {
  chrome: 'chrome',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
};

/** The oldest browsers the product promises to run in: `browserslist` in package.json says which, for every tool. */
export const MINIMUM: readonly OldestBrowser[] = manifest.browserslist.map((entry) => {
  const [name = '', version = ''] = entry.split(' ');
  const browser = NAMES[name];
  if (!browser) throw new Error(`package.json: browserslist names ${name}, which the checks do not know.`);
  return { browser, version };
});

/** The same in the words of Vite's `build.target`. */
export const BUILD_TARGET: string[] = manifest.browserslist.map((entry) =>
  entry.replace('ios_saf', 'ios').replace(' ', ''),
);
