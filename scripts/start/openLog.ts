import { closeSync, openSync, writeSync } from 'node:fs';
import { StartError } from './StartError.ts';

export const ANOTHER_FOLDER = 'npm start -- --data DIR uses another folder.';

type Append = (descriptor: number, text: string) => unknown;

/**
 * Opens the log of calls for appending. If a write fails, as on a full disk, only that entry is lost; the reason is
 * printed once until a write succeeds again.
 */
export function openLog(file: string, append: Append = (descriptor, text) => writeSync(descriptor, text)) {
  let descriptor = 0;
  try {
    descriptor = openSync(file, 'a');
  } catch (error) {
    throw new StartError(
      `${file} cannot be written (${(error as NodeJS.ErrnoException).code ?? ''}). ${ANOTHER_FOLDER}`,
    );
  }
  let isFailing = false;
  return {
    write(line: string): void {
      try {
        append(descriptor, `${new Date().toISOString()} ${line}\n`);
        isFailing = false;
      } catch (error) {
        if (!isFailing) console.error(`${file}: ${(error as Error).message}`);
        isFailing = true;
      }
    },
    close: () => closeSync(descriptor),
  };
}
