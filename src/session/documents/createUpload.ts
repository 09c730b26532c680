import { cleanFileName } from './cleanFileName.ts';
import { readFile } from './readFile.ts';
import type { Upload } from './uploads.ts';

/** Starts reading a chosen file, at once, because it may change before its upload can start. */
export function createUpload(chosen: File, isMade = false): Upload {
  const file = readFile(chosen);
  // The mutation reports a rejection, possibly later.
  file.catch(() => undefined);
  return { fileName: cleanFileName(chosen.name), file, isMade, controller: new AbortController() };
}
