import { beforeAll, describe, expect, test } from 'vitest';
import { compileWith, type Rejection } from './compileWith.ts';
import { followRecipe } from './followRecipe.ts';

/** How long the compiler may take on a busy machine. */
const COMPILING_MS = 180_000;

/** The tables of kinds, which the compiler keeps complete. */
const TABLES = [
  'src/core/kinds/kinds.ts',
  'src/features/answer-form/renderQuestion.tsx',
  'src/features/read-only/readQuestion.ts',
];

describe('following “A new kind of question” in docs/adding-a-question.md', () => {
  const files = followRecipe('docs/adding-a-question.md');
  let declared: readonly Rejection[];
  let complete: readonly Rejection[];
  beforeAll(() => {
    const others = Object.entries(files).filter(([path]) => !TABLES.includes(path));
    declared = compileWith(Object.fromEntries(others), TABLES);
    complete = compileWith(files, Object.keys(files));
  }, COMPILING_MS);

  test('a question of the new kind has its keys, its control and its read-only line · ENT-12', () => {
    expect(complete).toEqual([]);
  });

  test.each(TABLES)('the compiler names the new kind as missing in %s · ENT-12', (table) => {
    const [rejection] = declared.filter(({ file }) => file === table);

    expect(rejection?.message).toMatch(/\bcode\b|CodeQuestion/);
  });
});
