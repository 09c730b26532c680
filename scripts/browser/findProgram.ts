import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Finds a program on PATH by the first of these names that is there; null without one. */
export function findProgram(names: readonly string[], env = process.env): string | null {
  // Debian's servers stand outside the PATH of most users.
  const folders = [...(env['PATH'] ?? '').split(delimiter).filter(Boolean), '/usr/sbin'];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram) ?? null;
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
