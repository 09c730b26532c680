import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findProgram } from './findProgram.ts';

/**
 * Installs Debian packages if this is Debian and the user is root. Returns whether they are now installed.
 */
export function installFromDebian(packages: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  runAside('apt-get', ['update', '-qq']);
  console.log(`Installing from Debian: apt-get install ${packages.join(' ')}`);
  return runAside('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
}

/** Finds a program on this machine; if it is missing, first installs the Debian packages that contain it. */
export function findOrInstall(program: string, packages: readonly string[]): string | null {
  return findProgram([program]) ?? (installFromDebian(packages) ? findProgram([program]) : null);
}

/** Runs a program to completion, showing its output, and returns whether it succeeded. */
export function runAside(command: string, args: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0;
}
