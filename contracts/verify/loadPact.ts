import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { matchPath } from '../kit/findOperation.ts';
import type { PactFile } from './readOutcome.ts';

/** Who we are at a Pact broker, in the words of Pact's verifier: a token or a name, never both. */
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
export async function loadPact(pact: string, broker: Broker): Promise<PactFile> {
  if (!isAddress(pact)) return JSON.parse(await readFile(pact, 'utf8')) as PactFile;
  const response = await fetch(pact, { headers: { accept: 'application/hal+json', ...authorize(broker) } });
  if (!response.ok) throw new Error(`No pact at ${pact}: the broker answered ${String(response.status)}.`);
  return (await response.json()) as PactFile;
}

/** A pact in a file of its own, until it is removed. */
interface NarrowedPact {
  file: PactFile;
  path: string;
  remove: () => Promise<void>;
}

/**
 * Keeps the interactions of one operation, or those whose description or state holds the words, in a file of its own.
 *
 * `GET /api/pdf` and `DELETE /api/document-answer/{answer_key}` name one operation each. Throws when nothing is left.
 */
export async function narrowPact(file: PactFile, words: string): Promise<NarrowedPact> {
  const [, method, template = ''] = /^([A-Z]+) (\/\S*)$/i.exec(words.trim()) ?? [];
  const isWanted = ({ description, providerStates = [], request }: PactFile['interactions'][number]) =>
    method === undefined
      ? [description, ...providerStates.map(({ name }) => name)].some((text) =>
          text.toLowerCase().includes(words.toLowerCase()),
        )
      : request.method === method.toUpperCase() && matchPath(template, request.path) !== null;
  const interactions = file.interactions.filter(isWanted);
  if (interactions.length === 0) throw new Error(`No interaction of the pact holds "${words}".`);
  const narrowed = { ...file, interactions };
  const folder = await mkdtemp(join(tmpdir(), 'verify-'));
  const path = join(folder, 'pact.json');
  await writeFile(path, JSON.stringify(narrowed));
  return { file: narrowed, path, remove: () => rm(folder, { recursive: true }) };
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
