import { matchPath } from '../kit/findOperation.ts';
import { readPact } from './Pact.ts';
import type { Interaction, Pact } from './Pact.ts';

/** The header by which a Pact broker knows us, from the environment; the names are Pact's own. */
export function authorize(env: NodeJS.ProcessEnv = process.env): Record<string, string> {
  const { PACT_BROKER_TOKEN: token, PACT_BROKER_USERNAME: username, PACT_BROKER_PASSWORD: password } = env;
  if (token) return { authorization: `Bearer ${token}` };
  if (!username) return {};
  return { authorization: `Basic ${Buffer.from(`${username}:${password ?? ''}`).toString('base64')}` };
}

export const isAddress = (pact: string): boolean => /^https?:\/\//.test(pact);

/** Reads a pact from a file, or from its address at a broker; throws when there is none. */
export async function loadPact(pact: string): Promise<Pact> {
  if (!isAddress(pact)) return readPact(pact);
  const response = await fetch(pact, { headers: { accept: 'application/hal+json', ...authorize() } });
  if (!response.ok) throw new Error(`No pact at ${pact}: the broker answered ${String(response.status)}.`);
  return (await response.json()) as Pact;
}

/**
 * Keeps the interactions of one operation, or those whose description or state holds the words.
 *
 * `GET /api/pdf` and `DELETE /api/document-answer/{answer_key}` name one operation each. Throws when nothing is left.
 */
export function narrowPact(pact: Pact, words: string): Pact {
  const [, method, template = ''] = /^([A-Z]+) (\/\S*)$/i.exec(words.trim()) ?? [];
  const isWanted = ({ description, providerStates = [], request }: Interaction) =>
    method === undefined
      ? [description, ...providerStates.map(({ name }) => name)].some((text) =>
          text.toLowerCase().includes(words.toLowerCase()),
        )
      : request.method === method.toUpperCase() && matchPath(template, request.path) !== null;
  const interactions = pact.interactions.filter(isWanted);
  if (interactions.length === 0) throw new Error(`No interaction of the pact holds "${words}".`);
  return { ...pact, interactions };
}
