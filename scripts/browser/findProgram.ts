import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

interface Places {
  env: NodeJS.ProcessEnv;
  /** Folders to look in after those of PATH. */
  folders?: readonly string[];
}

/** Finds a program on PATH by the first of these names that is there; null without one. */
export function findProgram(names: readonly string[], { env, folders = [] }: Places): string | null {
  const all = [...(env['PATH'] ?? '').split(delimiter).filter(Boolean), ...folders];
  return names.flatMap((name) => all.map((folder) => join(folder, name))).find(isProgram) ?? null;
}

/** Tells whether a path leads to something that can be run. */
export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
