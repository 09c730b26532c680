import { describe, expect, test } from 'vitest';
import { compileWith } from './compileWith.ts';
import { followRecipe } from './followRecipe.ts';
import { renderSchema } from './renderSchema.ts';

/** How long the compiler may take on a busy machine. */
const COMPILING_MS = 180_000;

const PATHS = 'src/routes/paths.ts';
/** The places from which, the compiler reports, a step is missing that is only in the list of paths. */
const TABLES = ['src/app/formPageLoader.ts', 'src/app/layouts/FormBranch.tsx'];

describe('following docs/adding-a-step.md', () => {
  const { 'openapi.yaml': openapi = '', ...files } = followRecipe('docs/adding-a-step.md');

  test(
    'the pages, their paths and the contract compile together · PROD-11',
    async () => {
      const schema = await renderSchema(openapi);
      const compiled = Object.keys(files).filter((path) => path.startsWith('src/'));
      expect(
        compileWith({ ...files, 'sdk/src/generated/schema.ts': schema }, [...TABLES, ...compiled]),
      ).toEqual([]);
    },
    COMPILING_MS,
  );

  test(
    'the compiler reports a new path as missing from the contract and the leaves · PROD-11',
    () => {
      const rejections = compileWith({ [PATHS]: files[PATHS] ?? '' }, TABLES);

      expect(rejections.map(({ file, message }) => [file, message])).toEqual([
        [TABLES[0], expect.stringContaining('"/activities"')],
        [TABLES[1], expect.stringContaining("Type '3' is not assignable to type '4'")],
      ]);
    },
    COMPILING_MS,
  );
});
