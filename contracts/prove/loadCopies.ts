import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Contract, Operation } from '../kit/contract.ts';
import { listOperations } from '../kit/listOperations.ts';
import { openOwnContract } from '../kit/openOwnContract.ts';
import { readPact } from '../verify/Pact.ts';
import type { Interaction, Pact } from '../verify/Pact.ts';

/** Loads copies of the real contract and pact, in which a test can plant faults. */
export async function loadCopies(): Promise<{ contract: Contract; pact: Pact }> {
  const { contract } = await openOwnContract();
  return { contract: structuredClone(contract), pact: await readPact() };
}

/** Finds the interaction with this description. */
export function findInteraction({ interactions }: Pact, description: string): Interaction {
  const found = interactions.find((one) => one.description === description);
  if (!found) throw new Error(`The pact has no interaction "${description}".`);
  return found;
}

/** Keeps only the interactions with these descriptions, so that a test replays no more than it needs. */
export function keepInteractions(pact: Pact, descriptions: string[]): Pact {
  return { ...pact, interactions: descriptions.map((description) => findInteraction(pact, description)) };
}

/** Finds an operation by its id. */
export function findById(contract: Contract, operationId: string): Operation {
  const found = listOperations(contract).find(({ operation }) => operation.operationId === operationId);
  if (!found) throw new Error(`The contract has no operation ${operationId}.`);
  return found.operation;
}

/** Writes a contract as JSON, which is valid YAML, and returns the path. The file is deleted after the test. */
export async function writeContract(contract: Contract): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'prove-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'openapi.json');
  await writeFile(path, JSON.stringify(contract));
  return path;
}
