import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Names the lines of a folder's logs that hold one of these secrets, or any query at all.
 *
 * A query is told by its question mark: a path alone has none.
 */
export async function findSecrets(folder: string, secrets: readonly string[]): Promise<string[]> {
  const files = await readdir(folder);
  const found = await Promise.all(
    files.map(async (file) => {
      const lines = (await readFile(join(folder, file), 'utf8')).split('\n');
      return lines
        .filter((line) => line.includes('?') || secrets.some((secret) => line.includes(secret)))
        .map((line) => `${file}: ${line}`);
    }),
  );
  return found.flat();
}
