import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cruiseRooms } from './cruiseRooms.ts';

const MODULES = fileURLToPath(new URL('../../node_modules', import.meta.url));
let house: string;

beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'house-'));
  symlinkSync(MODULES, join(house, 'node_modules'));
});
afterEach(() => rmSync(house, { recursive: true }));

/** Builds a house of two files, the first with the given line in it, and gives the names of the broken rules. */
async function broken(from: string, line: string, to: string, back = ''): Promise<string[]> {
  for (const [path, text] of [
    [from, line],
    [to, `export const thing = 1;\nexport type Thing = 1;\n${back}`],
  ] as const) {
    mkdirSync(dirname(join(house, path)), { recursive: true });
    writeFileSync(join(house, path), text);
  }
  const folders = [...new Set([from, to].map((path) => path.split('/')[0] ?? ''))];
  const { summary } = await cruiseRooms(folders, house);
  return summary.violations.map(({ rule }) => rule.name);
}

const use = (path: string) => `import { thing } from '${path}';\nexport const use = thing;\n`;

describe('the rules of the rooms', () => {
  it.each([
    ['src/app/a.ts', '../../sdk/src/index.ts', 'app-imports'],
    ['src/features/auth/a.ts', '../../app/b.ts', 'features-imports'],
    ['src/features/auth/a.ts', '../submit/b.ts', 'features-never-import-each-other'],
    ['src/data/a.ts', '../form/b.ts', 'data-imports'],
    ['src/form/a.ts', '../ui/b.ts', 'form-imports'],
    ['src/core/a.ts', '../form/b.ts', 'core-imports'],
    ['src/core/a.ts', '../../sdk/src/index.ts', 'types-only-from-the-sdk'],
    ['src/routes/a.ts', '../session/b.ts', 'routes-imports'],
    ['src/ui/a.ts', '../core/b.ts', 'ui-imports'],
    ['src/tenant/a.ts', '../core/b.ts', 'tenant-imports'],
    ['sdk/src/a.ts', '../../src/core/b.ts', 'sdk-imports'],
    ['e2e/a.ts', '../src/form/b.ts', 'e2e-imports'],
    ['contracts/a.ts', '../src/data/b.ts', 'contracts-imports'],
    ['sandbox/a.ts', '../src/core/b.ts', 'sandbox-imports'],
    ['sandbox/a.ts', '../sdk/src/index.ts', 'types-only-from-the-sdk'],
    ['scripts/a.ts', '../src/ui/b.ts', 'scripts-imports'],
    ['src/data/a.ts', '../../sdk/src/client/b.ts', 'sdk-has-one-door'],
    ['src/core/declare/a.ts', '../run/b.ts', 'core-declares-first'],
    ['src/core/kinds/a.ts', '../run/b.ts', 'core-kinds-know-no-form'],
    ['src/core/run/a.ts', '../check/b.ts', 'core-runs-unchecked'],
    ['src/features/auth/a.ts', '../../core/check/b.ts', 'checks-are-for-development'],
  ])('refuses %s importing %s (%s)', async (from, path, rule) => {
    expect(await broken(from, use(path), join(dirname(from), path))).toEqual([rule]);
  });

  it.each([
    ['src/core/a.ts', 'react', 'core-has-no-react'],
    ['src/data/a.ts', 'openapi-fetch', 'only-sdk-imports-openapi-fetch'],
    ['src/features/auth/a.ts', 'react-modal', 'only-ui-wraps-the-widgets'],
    ['src/ui/a.ts', './nowhere.ts', 'no-unresolved'],
  ])('refuses %s importing %s (%s)', async (from, name, rule) => {
    expect(await broken(from, `import '${name}';\n`, 'src/ui/b.ts')).toEqual([rule]);
  });

  it.each([
    ['src/ui', ['no-cycles'], ['no-cycles']],
    ['sandbox', ['no-cycles-around-the-product'], []],
  ])(
    'refuses two files of %s that import each other, types included in the product',
    async (room, both, types) => {
      const cycle = await broken(`${room}/a.ts`, use('./b.ts'), `${room}/b.ts`, "export * from './a.ts';\n");
      const ofTypes = await broken(
        `${room}/a.ts`,
        "import type { Thing } from './b.ts';\nexport type A = Thing;\n",
        `${room}/b.ts`,
        "import type { A } from './a.ts';\nexport type B = A;\n",
      );

      expect([...new Set(cycle)]).toEqual(both);
      expect([...new Set(ofTypes)]).toEqual(types);
    },
  );

  it.each([
    ['src/app/a.ts', '../features/auth/b.ts'],
    ['src/features/auth/a.ts', './b.ts'],
    ['src/data/a.ts', '../core/b.ts'],
    ['src/form/a.ts', '../tenant/b.ts'],
  ])('lets %s import %s', async (from, path) => {
    expect(await broken(from, use(path), join(dirname(from), path))).toEqual([]);
  });
});
