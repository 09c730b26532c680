import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Lists the lines in a folder's logs that contain one of these secrets or any query.
 * A query is recognised by its question mark.
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
