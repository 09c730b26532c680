import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findProgram } from './findProgram.ts';

/** Installs packages of Debian; does nothing elsewhere, or without the right to. Tells whether they are here now. */
export function installFromDebian(packages: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  runAside('apt-get', ['update', '-qq']);
  console.log(`Installing from Debian: apt-get install ${packages.join(' ')}`);
  return runAside('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
}

/** Finds a program on this machine, where it is missing after installing the packages of Debian that bring it. */
export function findOrInstall(program: string, packages: readonly string[]): string | null {
  return findProgram([program]) ?? (installFromDebian(packages) ? findProgram([program]) : null);
}

/** Runs a program to its end, showing what it prints; tells whether it went well. */
export function runAside(command: string, args: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0;
}
