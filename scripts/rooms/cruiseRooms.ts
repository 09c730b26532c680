import { createRequire } from 'node:module';
import { cruise } from 'dependency-cruiser';
import type { ICruiseOptions, ICruiseResult } from 'dependency-cruiser';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';

interface Configuration {
  forbidden: { name: string; comment: string }[];
  options: ICruiseOptions;
}

/** The rules and settings of .dependency-cruiser.cjs. */
export const ROOM_RULES = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as Configuration;

/** Reads the imports of some folders below the current one, and what breaks the rules of the rooms. */
export async function cruiseRooms(folders: string[], baseDir = process.cwd()): Promise<ICruiseResult> {
  const { output } = await cruise(
    folders,
    {
      ...ROOM_RULES.options,
      baseDir,
      validate: true,
      ruleSet: { forbidden: ROOM_RULES.forbidden },
    } as ICruiseOptions,
    undefined,
    { tsConfig: extractTsConfig('tsconfig.json') },
  );
  return output as ICruiseResult;
}
