import { findProgram } from '../../findProgram.ts';

/** On a Mac the program is inside its application and seldom on the PATH. */
const MAC = '/Applications/LibreOffice.app/Contents/MacOS';

/** Finds LibreOffice on this machine; null where it is not installed. */
export function findOffice(env: NodeJS.ProcessEnv = process.env): string | null {
  return findProgram(['soffice', 'libreoffice'], { env, folders: [MAC] });
}
