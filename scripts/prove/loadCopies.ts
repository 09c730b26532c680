import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import type { Contract, Operation } from '../../contracts/kit/contract.ts';
import { listOperations } from '../../contracts/kit/listOperations.ts';
import { loadContract } from '../../contracts/kit/loadContract.ts';
import { readPact } from '../../contracts/verify/Pact.ts';
import type { Interaction, Pact } from '../../contracts/verify/Pact.ts';

const originals = Promise.all([loadContract(), readPact()]);

/** Copies of the real contract and pact, to plant faults in. */
export async function loadCopies(): Promise<{ contract: Contract; pact: Pact }> {
  const [contract, pact] = structuredClone(await originals);
  return { contract, pact };
}

/** Finds the one interaction of this description. */
export function findInteraction({ interactions }: Pact, description: string): Interaction {
  const found = interactions.find((one) => one.description === description);
  if (!found) throw new Error(`The pact has no interaction "${description}".`);
  return found;
}

/** Keeps the interactions of these descriptions only, so that a test replays no more than it needs. */
export function keepInteractions(pact: Pact, descriptions: string[]): Pact {
  return { ...pact, interactions: descriptions.map((description) => findInteraction(pact, description)) };
}

/** Finds an operation by its id. */
export function findById(contract: Contract, operationId: string): Operation {
  const found = listOperations(contract).find(({ operation }) => operation.operationId === operationId);
  if (!found) throw new Error(`The contract has no operation ${operationId}.`);
  return found.operation;
}

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

/** Writes something as JSON, which is YAML too, and gives the path; it is there until the tests of a file are over. */
export async function writeFixture(content: unknown): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'prove-'));
  folders.push(folder);
  const path = join(folder, 'fixture.json');
  await writeFile(path, JSON.stringify(content));
  return path;
}
