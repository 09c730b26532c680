import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect } from '@playwright/test';
import { StartError } from '../start/StartError.ts';

/** Runs nginx on a configuration until it is closed; resolves when it answers at the address. */
export async function startNginx(nginx: string, configuration: string, url: string) {
  // -e: before it has read the configuration, nginx would open the log of the machine's own server.
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
