import { spawnSync } from 'node:child_process';
import { findProgram } from '../../sandbox/findProgram.ts';
import { StartError } from '../start/StartError.ts';

const PACKAGES = ['nginx-light', 'libnginx-mod-http-brotli-static', 'openssl'];

/** Finds nginx, and installs Debian's where it is missing and this user may. */
export function findNginx(): string {
  const found = find('nginx') ?? installNginx();
  if (found) return found;
  throw new StartError(
    `deploy:try needs nginx with brotli_static. On Debian, as root: apt-get install ${PACKAGES.join(' ')}`,
  );
}

function installNginx(): string | null {
  const apt = process.getuid?.() === 0 ? find('apt-get') : null;
  if (!apt) return null;
  console.log(`Installing ${PACKAGES.join(', ')} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const words of [['update'], ['install', '-y', '--no-install-recommends', ...PACKAGES]])
    spawnSync(apt, ['-qq', ...words], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  return find('nginx');
}

/** Debian's servers stand outside the PATH of most users. */
function find(name: string): string | null {
  return findProgram([name], { env: process.env, folders: ['/usr/sbin'] });
}
