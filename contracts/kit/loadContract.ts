import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { Contract } from './contract.ts';

/** Where the contract stands in the repository. */
export const CONTRACT_PATH = fileURLToPath(new URL('../../openapi.yaml', import.meta.url));

/**
 * Reads openapi.yaml as a plain object.
 *
 * References are left as they are; follow them with `resolveRef`.
 */
export async function loadContract(path: string = CONTRACT_PATH): Promise<Contract> {
  return parse(await readFile(path, 'utf8')) as Contract;
}
