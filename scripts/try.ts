import { createRequire } from 'node:module';
import { ensureBrowser } from './browser/ensureBrowser.ts';
import { LONG_RUNS } from './try/longRuns.ts';

const [name = '', ...options] = process.argv.slice(2);
const run = LONG_RUNS[name];
if (!run) {
  const list = Object.entries(LONG_RUNS).map(([each, { does }]) => `  ${each.padEnd(12)}${does}`);
  const isHelp = name === '--help' || name === '-h';
  if (name && !isHelp) console.error(`There is no run '${name}'.\n`);
  console.error(`Usage: npm run try -- NAME [options]\n\n${list.join('\n')}`);
  process.exit(isHelp ? 0 : 2);
}
if (run.needsChromium && !ensureBrowser()) process.exit(1);
// Replaces the arguments with those that the run or Playwright expects.
const config = run.playwright ? ['test', '--config', run.playwright] : [];
process.argv.splice(2, Infinity, ...config, ...options);
await (run.module
  ? import(new URL(run.module, new URL('./try/', import.meta.url)).href)
  : import(createRequire(import.meta.url).resolve('@playwright/test/cli')));
