import { readFile } from 'node:fs/promises';

/** The parts of a pact file that are read. */
export interface Pact {
  interactions: Interaction[];
}

export interface Interaction {
  description: string;
  providerStates?: { name: string; params?: Record<string, unknown> }[];
  request: PactMessage & { method: string; path: string; query?: Record<string, string[]> };
  response: PactMessage & { status: number };
}

interface PactMessage {
  headers?: Record<string, string[]>;
  body?: { content?: unknown };
}

const PACT = new URL('../pacts/admission-web-admission-api.json', import.meta.url);

/** Reads the pact the consumer tests wrote. */
export async function readPact(): Promise<Pact> {
  return JSON.parse(await readFile(PACT, 'utf8')) as Pact;
}
