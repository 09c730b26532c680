import { matchPath } from '../kit/findOperation.ts';
import { readPact } from './Pact.ts';
import type { Interaction, Pact } from './Pact.ts';

/** Who we are at a Pact broker: a token or a name, never both. */
export interface Broker {
  pactBrokerToken?: string;
  pactBrokerUsername?: string;
  pactBrokerPassword?: string;
}

/** Reads it from the environment; the names are Pact's own. */
export function readBroker(env: NodeJS.ProcessEnv = process.env): Broker {
  const {
    PACT_BROKER_TOKEN: token,
    PACT_BROKER_USERNAME: username,
    PACT_BROKER_PASSWORD: password = '',
  } = env;
  if (token) return { pactBrokerToken: token };
  return username ? { pactBrokerUsername: username, pactBrokerPassword: password } : {};
}

export const isAddress = (pact: string): boolean => /^https?:\/\//.test(pact);

/** Reads a pact from a file, or from its address at a broker; throws when there is none. */
export async function loadPact(pact: string, broker: Broker): Promise<Pact> {
  if (!isAddress(pact)) return readPact(pact);
  const response = await fetch(pact, { headers: { accept: 'application/hal+json', ...authorize(broker) } });
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

/** The header a broker asks for. */
export function authorize({
  pactBrokerToken,
  pactBrokerUsername,
  pactBrokerPassword,
}: Broker): Record<string, string> {
  if (pactBrokerToken) return { authorization: `Bearer ${pactBrokerToken}` };
  if (!pactBrokerUsername) return {};
  const name = Buffer.from(`${pactBrokerUsername}:${pactBrokerPassword ?? ''}`).toString('base64');
  return { authorization: `Basic ${name}` };
}
