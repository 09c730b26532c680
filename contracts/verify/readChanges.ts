import { readFile } from 'node:fs/promises';

const CHANGELOG = new URL('../released/CHANGELOG.md', import.meta.url);

/** Returns the changelog entries newer than a version. Throws if that version never existed. */
export async function readChanges(since: string): Promise<string> {
  const entries = (await readFile(CHANGELOG, 'utf8')).split(/^(?=## )/m).slice(1);
  const versions = entries.map((entry) => /^## (\S+)/.exec(entry)?.[1] ?? '');
  const known = versions.indexOf(since);
  if (known < 0)
    throw new Error(`There is no version ${since}: choose one of ${versions.toReversed().join(', ')}.`);
  return entries.slice(0, known).join('').trimEnd();
}
