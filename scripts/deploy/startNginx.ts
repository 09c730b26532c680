import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect } from '@playwright/test';
import { StartError } from '../start/StartError.ts';

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
    await expect(() => fetch(url, { redirect: 'manual' })).toPass({ timeout: 10_000 });
    return { close };
  } catch {
    await close();
    throw new StartError(`nginx does not start on the sample configuration:\n${said.trim()}`);
  }
}
