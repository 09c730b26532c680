import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findQuoted } from '../conformance/findLostQuotes.ts';
import { findUnplayed, readPlayed } from '../conformance/findUnplayed.ts';
import { readTitles } from '../conformance/readTitles.ts';
import { findShown } from '../conformance/renderWcag.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string) => readFileSync(`${ROOT}/${path}`, 'utf8');
/** Other runs play these, or they are types, which the linter checks. */
const ELSEWHERE = /^e2e\/sweep\/|\.test-d\.ts$/;
const SWEEP = 'docs/proof/sweep.md';

// Part of `npm test -- --ci`, after all other checks: every test that docs/conformance names was played and passed.
const titles = readTitles(ROOT);
const named = new Set([
  ...findShown(titles).shown.flatMap(({ tests }) => tests),
  ...findQuoted(read('docs/conformance/asvs.md'), titles),
]);
const hasFirefox = existsSync(`${ROOT}/test-results/firefox.xml`);
const here = [...named].filter(
  ({ file }) => !ELSEWHERE.test(file) && (hasFirefox || !file.startsWith('e2e/engines/')),
);
const { passed, skipped } = readPlayed(globSync('test-results/*.xml', { cwd: ROOT }).map(read));
const unshown = findUnplayed(here, passed);
const unplayed = findUnplayed(unshown, skipped);
for (const { file, title } of unplayed) console.error(`Not played, or red: ${title} (${file})`);
// A machine may lack a program that the test needs.
for (const { file, title } of unshown.filter((test) => !unplayed.includes(test)))
  console.log(`Skipped on this machine: ${title} (${file})`);

const swept = Array.from(read(SWEEP).matchAll(/^\| (.*?) \| ✓ \|$/gm), ([, name = '']) => name);
for (const { title } of findUnplayed(
  [...named].filter(({ file }) => file.startsWith('e2e/sweep/')),
  swept,
))
  console.log(`Not in ${SWEEP}, so not shown until the sweep is run again: ${title}`);
console.log(
  `${String(here.length - unshown.length)} of ${String(here.length)} named tests passed in this run.`,
);
process.exitCode = unplayed.length > 0 ? 1 : 0;
