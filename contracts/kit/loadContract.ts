import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { Contract } from './contract.ts';
import { followRefs } from './followRefs.ts';

/** The path of the contract in the repository. */
export const CONTRACT_PATH = fileURLToPath(new URL('../../openapi.yaml', import.meta.url));

/** Reads openapi.yaml and resolves its references. */
export async function loadContract(path: string = CONTRACT_PATH): Promise<Contract> {
  return followRefs(parse(await readFile(path, 'utf8')));
}
