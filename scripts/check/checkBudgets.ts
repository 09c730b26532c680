import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// Prints how many lines each part of the repository has. A part must not grow over its bound, which is its size on
// 2026-11-29, rounded up to a hundred: lower the bound when the part has become smaller. The aim is that of decision 040.

interface Part {
  readonly name: string;
  readonly files: RegExp;
  readonly bound: number;
  readonly aim: number;
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SKIPPED = new Set(['node_modules', 'generated', 'dist']);

/** Each file belongs to the first part that it matches. */
const PARTS: readonly Part[] = [
  {
    name: 'unit and browser tests, with their test support',
    files: /^(src|sdk|contracts|sandbox)\b.*(\.(test|test-d)\.tsx?$|\/test-support\/)/,
    bound: 27_500,
    aim: 23_000,
  },
  { name: 'stories', files: /^src\/scenario\//, bound: 1_080, aim: 1_080 },
  { name: 'the application', files: /^(src|sdk)\//, bound: 23_900, aim: 21_300 },
  { name: 'the backend kit', files: /^(contracts|sandbox)\//, bound: 13_300, aim: 9_700 },
  { name: 'proofs and tools', files: /^(prove|simulation|e2e|bench|scripts)\//, bound: 30_400, aim: 19_500 },
  { name: 'planted faults', files: /^planted\//, bound: 1_100, aim: 1_000 },
];

const files = globSync('{src,sdk,contracts,sandbox,prove,simulation,e2e,bench,scripts,planted}/**/*', {
  cwd: ROOT,
  exclude: (name) => SKIPPED.has(name),
}).filter((file) => /\.(ts|tsx|js|mjs|cjs)$|^planted\/.*\.json$/.test(file));

const lines = new Map<Part, number>();
for (const file of files) {
  const part = PARTS.find((each) => each.files.test(file));
  const count = readFileSync(`${ROOT}/${file}`, 'utf8').split('\n').length - 1;
  if (part) lines.set(part, (lines.get(part) ?? 0) + count);
}

console.log('| Part | Lines | Bound | Aim |\n| --- | ---: | ---: | ---: |');
for (const part of PARTS) {
  const size = lines.get(part) ?? 0;
  console.log(`| ${part.name} | ${size} | ${part.bound} | ${part.aim} |`);
  if (size <= part.bound) continue;
  console.error(
    `${part.name}: ${size} lines, at most ${part.bound}. Remove what another proof shows, or what nothing uses.`,
  );
  process.exitCode = 1;
}
