import { cleanFileName } from './cleanFileName.ts';
import { readFile } from './readFile.ts';
import type { Upload } from './uploads.ts';

export interface UploadOptions extends Pick<Upload, 'isMade' | 'onDone'> {
  /** Turns the file into the one to send, such as a smaller one. */
  readonly prepare?: (chosen: File) => Promise<File>;
}

/** Starts reading a chosen file, at once, because it may change before its upload can start. */
export function createUpload(chosen: File, { prepare, ...rest }: UploadOptions = {}): Upload {
  const file = prepare ? prepare(chosen).then(readFile) : readFile(chosen);
  // The mutation reports a rejection, possibly later.
  file.catch(() => undefined);
  return { fileName: cleanFileName(chosen.name), file, ...rest, controller: new AbortController() };
}
