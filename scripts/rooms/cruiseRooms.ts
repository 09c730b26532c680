import { createRequire } from 'node:module';
import { cruise } from 'dependency-cruiser';
import type { ICruiseOptions, ICruiseResult } from 'dependency-cruiser';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';

const { options, ...ruleSet } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as Pick<
  ICruiseOptions,
  'ruleSet'
> & { options: ICruiseOptions };

/** Reads the imports of some folders below the current one, and what breaks the rules of .dependency-cruiser.cjs. */
export async function cruiseRooms(folders: string[], baseDir = process.cwd()): Promise<ICruiseResult> {
  const { output } = await cruise(
    folders,
    { ...options, baseDir, validate: true, ruleSet } as ICruiseOptions,
    undefined,
    { tsConfig: extractTsConfig('tsconfig.json') },
  );
  return output as ICruiseResult;
}
