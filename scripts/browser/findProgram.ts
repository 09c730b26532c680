import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Finds the first of these programs on the PATH; null if there is none. */
export function findProgram(names: readonly string[], env = process.env): string | null {
  // Debian installs servers in folders that are missing from most users' PATH.
  const folders = [...(env['PATH'] ?? '').split(delimiter).filter(Boolean), '/usr/sbin'];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram) ?? null;
}

/** Returns whether a path is an executable file. */
export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
