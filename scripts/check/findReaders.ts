import { globSync, readFileSync } from 'node:fs';
import { join, posix, relative } from 'node:path';

const ROOMS = 'bench,contracts,e2e,sandbox,scripts,sdk,simulation,src';

/** Files that may read others by path. */
const READERS = [`{${ROOMS}}/**/*.{ts,tsx,mjs}`, '*.ts', 'planted/*.json'];

/** Files that do not count as readers: Vitest itself follows the paths in its configuration. */
const OTHERS = /(^|\/)node_modules$|^vitest\.config\.ts$/;

/** Imports, which Vitest follows, and comments. */
const IGNORED = /\b(?:from|import)\s*\(?\s*'[^']*'|^\s*\/\*[^]*?\*\/|^\s*\/\/.*$/gm;

/** A string, or a part of a template, that may be a path. */
const PATH = /(?<=['"`}])[\w@./-]+(?=['"`]|\$\{)/g;

/** The beginning of a call that makes a path or reads a folder. Elsewhere, a single word is not a path. */
const CALL = /\b(?:join|resolve|URL|readdir\w*)\([^()]*$/;

/**
 * Adds to changed files those that read them by path, or read a folder that contains them; a row of `planted/` names
 * the files that it concerns. Vitest's `--changed` follows imports only. A path counts if it is written out in a
 * string, relative to the root or to the reader's folder.
 * @param changed absolute paths; deleted files too.
 */
export function findReaders(
  root: string,
  changed: readonly string[],
  readers: ReadonlyMap<string, ReadonlySet<string>> = changed.length > 0 ? indexReaders(root) : new Map(),
): string[] {
  const first = changed.map((file) => relative(root, file));
  const found = new Set(first);
  // A Set also iterates over files added during the loop. A reader's own folder is not followed: it has not changed.
  for (const file of found) {
    const paths = first.includes(file) || file.endsWith('.json') ? withFolders(file) : [file];
    for (const path of paths) for (const reader of readers.get(path) ?? []) found.add(reader);
  }
  return [...found].map((file) => join(root, file));
}

/** Lists the readers of each path; both are relative to the root. */
export function indexReaders(root: string): Map<string, Set<string>> {
  const readers = new Map<string, Set<string>>();
  for (const file of globSync(READERS, { cwd: root, exclude: (path) => OTHERS.test(path) }))
    for (const path of listPaths(file, readFileSync(join(root, file), 'utf8')))
      readers.set(path, (readers.get(path) ?? new Set()).add(file));
  return readers;
}

/** Lists the paths that a file's text may refer to, relative to the root. */
function listPaths(file: string, text: string): string[] {
  const code = text.replace(IGNORED, '');
  const folder = posix.dirname(file);
  return [...code.matchAll(PATH)].flatMap(({ 0: path, index }) => {
    const isPath = /[./]/.test(path) || CALL.test(code.slice(Math.max(0, index - 100), index - 1));
    if (!isPath) return [];
    const bases = path.startsWith('.') ? [folder] : ['.', folder];
    return bases.map((base) => posix.join(base, path).replace(/\/$/, ''));
  });
}

function withFolders(file: string): string[] {
  const folder = posix.dirname(file);
  return folder === '.' ? [file] : [file, ...withFolders(folder)];
}
