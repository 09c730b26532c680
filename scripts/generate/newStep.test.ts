import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { compileWith } from './compileWith.ts';
import { followRecipe } from './followRecipe.ts';
import { renderSchema } from './renderSchema.ts';

/** How long the compiler may take on a busy machine. */
const COMPILING_MS = 180_000;

test(
  'following docs/adding-a-step.md, the pages, their paths and the contract compile together · PROD-11',
  async () => {
    const { 'openapi.yaml': openapi = '', ...files } = followRecipe('docs/adding-a-step.md');
    const folder = await mkdtemp(join(tmpdir(), 'step-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    await writeFile(join(folder, 'openapi.yaml'), openapi);
    const schema = await renderSchema(join(folder, 'openapi.yaml'));

    const compiled = [...Object.keys(files), 'src/routes/decideLocation.ts'];
    expect(compileWith({ ...files, 'sdk/src/generated/schema.ts': schema }, compiled)).toEqual([]);
  },
  COMPILING_MS,
);
