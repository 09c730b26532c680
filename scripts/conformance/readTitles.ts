import { globSync, readFileSync } from 'node:fs';

/** A test, by its file and its title as it is written, such as `a list %s opens`. */
export interface Titled {
  readonly file: string;
  readonly title: string;
}

const TESTS = [
  '{src,sdk,sandbox,contracts,prove,scripts,simulation,e2e}/**/*.{test,test-d}.{ts,tsx}',
  'e2e/**/*.{e2e,sweep,engines,mock,faults,deploy}.ts',
];
/** The first argument of `test`, `it` and `describe`, and of the function that their `each` returns. */
const TITLE = /(?:\b(?:test|it|describe)(?:\.\w+)*|[\])])\(\s*(['"`])((?:\\.|(?!\1)[^\\])+?)\1,\s/gs;

/** Reads the titles of all tests. */
export function readTitles(root: string): Titled[] {
  return globSync(TESTS, { cwd: root, exclude: (path) => path.includes('node_modules') })
    .toSorted()
    .flatMap((file) => titlesOf(readFileSync(`${root}/${file}`, 'utf8')).map((title) => ({ file, title })));
}

/** Returns the titles of the tests in a file's text. */
export function titlesOf(text: string): string[] {
  return Array.from(text.matchAll(TITLE), ([, , title = '']) => title.replaceAll(/\\(['"`])/g, '$1'));
}
