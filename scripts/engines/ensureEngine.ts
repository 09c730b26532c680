import { findProgram } from '../../sandbox/findProgram.ts';
import { installFromDebian } from '../browser/installFromDebian.ts';
import type { Engine } from './Engine.ts';

/** Makes sure that an engine is here, from Debian's packages where that can be; tells whether it is. */
export function ensureEngine({ packages, programs }: Engine): boolean {
  const isHere = () => programs.every((name) => findProgram([name], { env: process.env }) !== null);
  if (isHere()) return true;
  return installFromDebian(packages) && isHere();
}
