import { createRequire } from 'node:module';
import { ensureBrowser } from './browser/ensureBrowser.ts';

/** A long run: either one of our modules or a separate Playwright configuration. */
interface LongRun {
  does: string;
  module?: string;
  playwright?: string;
  needsChromium?: boolean;
}

const NEEDS_CHROMIUM = { needsChromium: true };

/** Runs that take minutes or hours. `npm test` covers a small part of most; many write a section of docs/proof.md. */
const LONG_RUNS: Readonly<Record<string, LongRun>> = {
  simulate: {
    does: 'plays histories of applicants on a bad network',
    module: '../simulation/main.ts',
  },
  planted: {
    does: 'plants one fault after the other, and says which test turns red',
    module: './check/tryPlanted.ts',
  },
  histories: {
    does: 'plays sequences of calls to the sandbox and to backends that take liberties',
    module: '../contracts/prove/tryHistories.ts',
  },
  mutations: {
    does: 'lets the packed verifier judge wrong replies',
    module: '../contracts/prove/tryMutations.ts',
  },
  engines: {
    does: 'walks the journeys in Firefox, WebKitGTK and WPE WebKit',
    playwright: 'e2e/engines/playwright.config.ts',
  },
  faults: {
    does: 'lets every call fail in every way, and interrupts the page',
    playwright: 'e2e/faults/playwright.config.ts',
    ...NEEDS_CHROMIUM,
  },
  sweep: {
    does: 'takes a second look for access at every story, in every mode',
    playwright: 'e2e/sweep/playwright.config.ts',
    ...NEEDS_CHROMIUM,
  },
  screens: {
    does: 'takes pictures of every screen, into docs/screens/',
    playwright: 'e2e/screens/playwright.config.ts',
    ...NEEDS_CHROMIUM,
  },
  bench: {
    does: 'measures what a keystroke and a submit cost, beside a form written by hand',
    module: '../bench/main.ts',
    ...NEEDS_CHROMIUM,
  },
  words: {
    does: 'measures what stands on screen when, on a slow phone',
    module: '../bench/firstWords.ts',
    ...NEEDS_CHROMIUM,
  },
  deploy: {
    does: 'runs the sample nginx with the product behind it',
    playwright: 'scripts/deploy/playwright.config.ts',
    ...NEEDS_CHROMIUM,
  },
  server: {
    does: 'holds any running web server (--url URL) against what one must do',
    module: './deploy/checkServer.ts',
  },
  generators: {
    does: 'makes a client with another generator, fetched for it, and checks its types',
    module: './try/tryGenerators.ts',
  },
};

const [name = '', ...options] = process.argv.slice(2);
const run = LONG_RUNS[name];
if (!run) {
  const list = Object.entries(LONG_RUNS).map(([each, { does }]) => `  ${each.padEnd(12)}${does}`);
  console.error(`Usage: npm run try -- NAME [options]\n\n${list.join('\n')}`);
  process.exit(2);
}
if (run.needsChromium && !ensureBrowser()) process.exit(1);
// The run gets only its own arguments.
const config = run.playwright ? ['test', '--config', run.playwright] : [];
process.argv.splice(2, Infinity, ...config, ...options);
await (run.module
  ? import(new URL(run.module, import.meta.url).href)
  : import(createRequire(import.meta.url).resolve('@playwright/test/cli')));
