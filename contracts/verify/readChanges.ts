import { readFile } from 'node:fs/promises';

const CHANGELOG = new URL('../released/CHANGELOG.md', import.meta.url);

/** The entries of the changelog that are newer than a version. Throws for one that never was. */
export async function readChanges(since: string): Promise<string> {
  const entries = (await readFile(CHANGELOG, 'utf8')).split(/^(?=## )/m).slice(1);
  const versions = entries.map((entry) => /^## (\S+)/.exec(entry)?.[1] ?? '');
  const known = versions.indexOf(since);
  if (known < 0)
    throw new Error(`There was no version ${since}; there were ${versions.toReversed().join(', ')}.`);
  return entries.slice(0, known).join('').trimEnd();
}
