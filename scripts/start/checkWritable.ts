import { access, constants } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { StartError } from './StartError.ts';

const MODULES = fileURLToPath(new URL('../../node_modules', import.meta.url));

/** Throws a `StartError` if Vite cannot write its caches, as in a checkout mounted read-only. */
export async function checkWritable(folder = MODULES): Promise<void> {
  await access(folder, constants.W_OK).catch((error: unknown) => {
    throw new StartError(
      `${folder} cannot be written (${(error as NodeJS.ErrnoException).code ?? ''}), but Vite keeps its caches there. ` +
        'Copy the repository to a folder that can be written, and start it there.',
    );
  });
}
