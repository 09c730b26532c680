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

/**
 * Runs that take minutes or hours. `npm test` covers a small part of most of them; many update a section of
 * docs/proof.md.
 */
const LONG_RUNS: Readonly<Record<string, LongRun>> = {
  simulate: {
    does: 'plays histories of applicants on a bad network',
    module: '../simulation/main.ts',
  },
  planted: {
    does: 'plants faults one by one, and reports which test detects each',
    module: './check/tryPlanted.ts',
  },
  mutants: {
    does: 'changes the code in one place at a time, and reports each change that no unit test detects',
    module: './try/tryMutants.ts',
  },
  histories: {
    does: 'plays sequences of calls to the sandbox, and to backends that differ where the contract allows it',
    module: '../contracts/prove/tryHistories.ts',
  },
  mutations: {
    does: 'checks that the packed verifier reports wrong replies',
    module: '../contracts/prove/tryMutations.ts',
  },
  journeys: {
    does: 'runs the journeys that are too long for `npm test`',
    playwright: 'e2e/playwright.config.ts',
    ...NEEDS_CHROMIUM,
  },
  engines: {
    does: 'runs journeys in Firefox, WebKitGTK and WPE WebKit',
    playwright: 'e2e/engines/playwright.config.ts',
  },
  faults: {
    does: 'makes every call fail in every way',
    playwright: 'e2e/faults/playwright.config.ts',
    ...NEEDS_CHROMIUM,
  },
  sweep: {
    does: 'checks the accessibility of every story in every mode with a second engine',
    playwright: 'e2e/sweep/playwright.config.ts',
    ...NEEDS_CHROMIUM,
  },
  stories: {
    does: 'checks that every story of `npm run mock` shows what it promises',
    playwright: 'e2e/mock/playwright.config.ts',
    ...NEEDS_CHROMIUM,
  },
  screens: {
    does: 'takes screenshots of every screen for docs/screens/',
    playwright: 'e2e/screens/playwright.config.ts',
    ...NEEDS_CHROMIUM,
  },
  bench: {
    does: 'measures the cost of a keystroke and a submit, compared with a hand-written form',
    module: '../bench/main.ts',
    ...NEEDS_CHROMIUM,
  },
  words: {
    does: 'measures how soon pages appear and can be used on a slow phone',
    module: '../bench/firstWords.ts',
    ...NEEDS_CHROMIUM,
  },
  deploy: {
    does: 'runs the product behind nginx with the sample configuration',
    playwright: 'scripts/deploy/playwright.config.ts',
    ...NEEDS_CHROMIUM,
  },
  server: {
    does: 'checks a running web server (--url URL) against the rules in docs/deploying',
    module: './deploy/checkServer.ts',
  },
  audit: {
    does: 'asks the npm registry for known vulnerabilities of every package',
    module: './try/tryAudit.ts',
  },
  generators: {
    does: 'generates a client with another generator and checks its types',
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
// Replaces the arguments with those that the run or Playwright expects.
const config = run.playwright ? ['test', '--config', run.playwright] : [];
process.argv.splice(2, Infinity, ...config, ...options);
await (run.module
  ? import(new URL(run.module, import.meta.url).href)
  : import(createRequire(import.meta.url).resolve('@playwright/test/cli')));
