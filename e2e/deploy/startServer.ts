import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { basename } from 'node:path';
import { expect } from '@playwright/test';
import { StartError } from '../../scripts/start/StartError.ts';

/** Debian's package with nginx's module for `brotli_static`. */
export const BROTLI = 'libnginx-mod-http-brotli-static';

/** Starts a web server on its sample configuration; resolves once it answers at the address. */
export async function startServer(
  program: string,
  words: string[],
  url: string,
  env: Record<string, string> = {},
) {
  const child = spawn(program, words, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...env },
  });
  const ended = once(child, 'exit');
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const close = async () => {
    child.kill('SIGTERM');
    await ended;
  };

  const name = basename(program);
  try {
    const failed = ended.then(() => Promise.reject(new Error(`${name} has ended`)));
    const answers = expect(() => fetch(url, { redirect: 'manual' })).toPass({ timeout: 10_000 });
    await Promise.race([answers, failed]);
    return { close };
  } catch {
    await close();
    const advice = said.includes('"brotli_static"') ? `\nOn Debian, as root: apt-get install ${BROTLI}` : '';
    throw new StartError(`${name} does not start on the sample configuration:\n${said.trim()}${advice}`);
  }
}
