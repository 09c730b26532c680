import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect } from '@playwright/test';
import { StartError } from '../start/StartError.ts';

/** Debian's package with nginx's module for `brotli_static`. */
export const BROTLI = 'libnginx-mod-http-brotli-static';

/** Starts nginx with a configuration; resolves once nginx answers at the address. */
export async function startNginx(nginx: string, configuration: string, url: string) {
  // Without -e, nginx would log to the machine's own error log until it has read the configuration.
  const words = ['-e', 'stderr', '-c', configuration];
  const child = spawn(nginx, words, { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(child, 'exit');
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const close = async () => {
    child.kill('SIGTERM');
    await ended;
  };

  try {
    const failed = ended.then(() => Promise.reject(new Error('nginx has ended')));
    const answers = expect(() => fetch(url, { redirect: 'manual' })).toPass({ timeout: 10_000 });
    await Promise.race([answers, failed]);
    return { close };
  } catch {
    await close();
    const advice = said.includes('"brotli_static"') ? `\nOn Debian, as root: apt-get install ${BROTLI}` : '';
    throw new StartError(`nginx does not start on the sample configuration:\n${said.trim()}${advice}`);
  }
}
