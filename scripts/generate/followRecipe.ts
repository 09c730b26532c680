import { readFileSync } from 'node:fs';

const ROOT = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, ROOT), 'utf8');

/**
 * Makes the edits that a page of `docs/` shows in its `diff` blocks, and returns the new contents by path, without
 * writing anything. A block names its file after `+++`; `@@` begins another place in it. The lines of a place that are
 * already in the file must occur there exactly once.
 */
export function followRecipe(page: string): Record<string, string> {
  const files: Record<string, string> = {};
  for (const [, path = '', edits = ''] of read(page).matchAll(/^```diff\n\+\+\+ (.+)\n([^]*?)^```$/gm))
    for (const edit of edits.split(/^@@.*\n/m)) {
      const [before, after] = [linesOf(edit, '-'), linesOf(edit, '+')];
      const text = before === '' ? '' : (files[path] ?? read(path));
      const [head = '', ...tail] = before === '' ? ['', ''] : text.split(before);
      if (tail.length !== 1)
        throw new Error(
          `${page}: ${path} has these lines ${tail.length} times, not once, so the page is out of date:\n${before}`,
        );
      files[path] = head + after + tail.join('');
    }
  return files;
}

/** Returns the unchanged lines of an edit and the lines that begin with the given sign. */
function linesOf(edit: string, sign: string): string {
  const lines = edit.split('\n').filter((line) => line.startsWith(' ') || line.startsWith(sign));
  return lines.map((line) => `${line.slice(1)}\n`).join('');
}
