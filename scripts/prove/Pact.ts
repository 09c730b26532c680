import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** The parts of a pact file the proofs read. */
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

/** Where the committed pact stands. */
export const PACT_PATH = fileURLToPath(
  new URL('../../contracts/pacts/admission-web-admission-api.json', import.meta.url),
);

export async function loadPact(path: string = PACT_PATH): Promise<Pact> {
  return JSON.parse(await readFile(path, 'utf8')) as Pact;
}

/** Names an interaction for a person: `PUT /api/answer 200 a request to save answers`. */
export function nameInteraction({ request, response, description }: Interaction): string {
  return `${request.method} ${request.path} ${String(response.status)} "${description}"`;
}
