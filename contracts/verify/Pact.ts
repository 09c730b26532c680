import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** The parts of a pact file that are read. */
export interface Pact {
  /** Only from a broker. */
  _links?: Record<string, { href?: string } | undefined>;
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

/** The pact the consumer tests wrote. */
export const PACT_PATH = fileURLToPath(new URL('../pacts/admission-web-admission-api.json', import.meta.url));

export async function readPact(path: string = PACT_PATH): Promise<Pact> {
  return JSON.parse(await readFile(path, 'utf8')) as Pact;
}
