import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { chooseTenant } from '../tenants/chooseTenant.ts';
import { StartError } from './StartError.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const VITE = fileURLToPath(new URL('../../node_modules/vite/bin/vite.js', import.meta.url));

/**
 * Builds the files of a mode into a folder; `mock` has the scenario switch.
 *
 * A process of its own: a test runner sets NODE_ENV, and with that React's development half would be built.
 */
export async function buildWeb(outDir: string, mode: 'production' | 'mock' = 'production'): Promise<void> {
  chooseTenant();
  const words = [VITE, 'build', '--mode', mode, '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'];
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = spawn(process.execPath, words, { cwd: ROOT, env, stdio: ['ignore', 'inherit', 'inherit'] });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new StartError('The production build failed; its own message is above.');
}
