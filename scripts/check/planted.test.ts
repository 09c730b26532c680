import { createRequire } from 'node:module';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { LEGS } from './legs.ts';
import { plant, readPlanted } from './readPlanted.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const read = (file: string) => readFileSync(ROOT + file, 'utf8');

const PLANTED = readPlanted(ROOT);

it.each(PLANTED)('the planted fault matches one line of the product, and its proof exists: $name', (row) => {
  expect(plant(read(row.file), row)).not.toBe(read(row.file));
  const isLeg = LEGS.some(({ name }) => name === row.proof);
  expect(isLeg || existsSync(ROOT + row.proof)).toBe(true);
  expect(isLeg || !row.title || mayHaveTitle(read(row.proof), row.title)).toBe(true);
});

/**
 * Accepts any title if the proof builds titles from values, because those exist only at run time. When the
 * fault is tried, the runner reports a title that matches no test.
 */
function mayHaveTitle(proof: string, title: string): boolean {
  return proof.includes(title) || /\b(?:it|test)(?:\.\w+)*\(\s*`[^`]*\$\{/.test(proof);
}

it('every planted fault has a unique name', () => {
  const names = PLANTED.map(({ name }) => name);

  expect(new Set(names).size).toBe(names.length);
});

it('every import rule for rooms has a planted fault', () => {
  const { forbidden } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as {
    forbidden: { name: string }[];
  };
  const planted = PLANTED.filter(({ proof }) => proof === 'rooms').map(({ title }) => title);

  expect(new Set(planted)).toEqual(new Set(forbidden.map(({ name }) => name)));
});
