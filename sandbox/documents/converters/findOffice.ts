import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['soffice', 'libreoffice'];
/** On a Mac the program is inside its application and seldom on the PATH. */
const MAC = '/Applications/LibreOffice.app/Contents/MacOS';

/** Finds LibreOffice on this machine; null where it is not installed. */
export function findOffice(env: NodeJS.ProcessEnv = process.env): string | null {
  const folders = [...(env['PATH'] ?? '').split(delimiter).filter(Boolean), MAC];
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find(isProgram) ?? null;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
