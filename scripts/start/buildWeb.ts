import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chooseTenant } from '../tenants/chooseTenant.ts';
import { StartError } from './StartError.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const VITE = fileURLToPath(new URL('../../node_modules/vite/bin/vite.js', import.meta.url));

/**
 * Builds the files of a mode into a folder; `preview` has the scenario switch, and needs no server.
 *
 * `npm test` names a folder in ADMIT_SHARED_BUILD: the first of its checks to need the production files builds them
 * there, the others copy them.
 */
export async function buildWeb(outDir: string, mode: 'production' | 'preview' = 'production'): Promise<void> {
  const shared = process.env.ADMIT_SHARED_BUILD;
  if (mode !== 'production' || !shared) {
    await build(outDir, mode);
    return;
  }
  if (!existsSync(join(shared, 'index.html'))) await build(shared, mode);
  await cp(shared, outDir, { recursive: true });
}

/** A process of its own: a test runner sets NODE_ENV, and with that React's development half would be built. */
async function build(outDir: string, mode: string): Promise<void> {
  chooseTenant();
  const words = [VITE, 'build', '--mode', mode, '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'];
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = spawn(process.execPath, words, { cwd: ROOT, env, stdio: ['ignore', 'inherit', 'inherit'] });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new StartError('The production build failed; its own message is above.');
}
