import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);
const COMPILER = fileURLToPath(new URL('../node_modules/typescript-native/bin/tsc', import.meta.url));
const CONFIG = fileURLToPath(new URL('tsconfig.build.json', import.meta.url));

it('the package compiles for Node 20, as `npm pack` does it · CARD-14', async () => {
  const { stdout } = await run(process.execPath, [COMPILER, '-p', CONFIG, '--noEmit']).catch(
    (error: unknown) => error as { stdout: string },
  );

  expect(stdout).toBe('');
}, 60_000);

interface Locked {
  dependencies?: Record<string, string>;
  hasInstallScript?: boolean;
}

it('the kit depends on no package that runs an install script · CARD-14', async () => {
  const lock = await readFile(new URL('../package-lock.json', import.meta.url), 'utf8');
  const { packages } = JSON.parse(lock) as { packages: Record<string, Locked> };
  const needed = new Set(Object.keys(packages.contracts?.dependencies ?? {}));
  // Iterating over a Set also visits entries added during the loop.
  for (const name of needed)
    for (const next of Object.keys(packages[`node_modules/${name}`]?.dependencies ?? {})) needed.add(next);

  expect([...needed].filter((name) => packages[`node_modules/${name}`]?.hasInstallScript)).toEqual([]);
  expect(needed).toContain('@pact-foundation/pact-core');
});
