import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chooseTenant } from './chooseTenant.ts';
import { StartError } from '../start/StartError.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const VITE = fileURLToPath(new URL('../../node_modules/vite/bin/vite.js', import.meta.url));

/**
 * Builds the application into a folder; a `preview` includes the scenario switch and needs no server.
 * `npm test` builds the production files once and passes their folder in ADMIT_SHARED_BUILD; checks that need
 * the files copy them.
 */
export async function buildWeb(outDir: string, mode: 'production' | 'preview' = 'production'): Promise<void> {
  const shared = process.env.ADMIT_SHARED_BUILD;
  const isShared = mode === 'production' && !process.env.TENANT && shared !== undefined;
  if (isShared && existsSync(join(shared, 'index.html'))) await cp(shared, outDir, { recursive: true });
  else await build(outDir, mode);
}

/** Builds in a separate process: a test runner sets NODE_ENV, which would select React's development version. */
async function build(outDir: string, mode: string): Promise<void> {
  chooseTenant();
  const words = [VITE, 'build', '--mode', mode, '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'];
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = spawn(process.execPath, words, { cwd: ROOT, env, stdio: ['ignore', 'inherit', 'inherit'] });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new StartError('The production build failed; its own message is above.');
}
