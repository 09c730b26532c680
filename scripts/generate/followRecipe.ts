import { readFileSync } from 'node:fs';

const ROOT = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, ROOT), 'utf8');

/**
 * Applies the edits that a page of `docs/` shows in its `diff` blocks, and returns the new contents by path, without
 * writing anything. A block names its file after `+++`; `@@` separates edits at different places. The unchanged and
 * removed lines of an edit must occur in the file exactly once.
 *
 * @param files the contents that earlier pages have already changed.
 */
export function followRecipe(page: string, files: Readonly<Record<string, string>>): Record<string, string> {
  const edited: Record<string, string> = { ...files };
  for (const [, path = '', edits = ''] of read(page).matchAll(/^```diff\n\+\+\+ (.+)\n([^]*?)^```$/gm))
    for (const edit of edits.split(/^@@.*\n/m)) {
      const [before, after] = [linesOf(edit, '-'), linesOf(edit, '+')];
      const text = before === '' ? '' : (edited[path] ?? read(path));
      const [head = '', ...tail] = before === '' ? ['', ''] : text.split(before);
      if (tail.length !== 1)
        throw new Error(
          `${page}: ${path} has these lines ${tail.length} times, not once, so the page is out of date:\n${before}`,
        );
      edited[path] = head + after + tail.join('');
    }
  return edited;
}

/** Returns the unchanged lines of an edit and the lines that begin with the given sign. */
function linesOf(edit: string, sign: string): string {
  const lines = edit.split('\n').filter((line) => line.startsWith(' ') || line.startsWith(sign));
  return lines.map((line) => `${line.slice(1)}\n`).join('');
}
