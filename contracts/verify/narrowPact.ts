import { matchPath } from '../kit/matchPath.ts';
import type { Interaction, Pact } from './Pact.ts';

/**
 * Keeps the interactions of one operation, or those whose description or state contains the given words.
 * `GET /api/pdf` and `DELETE /api/document-answer/{answer_key}` each name one operation. Throws if nothing is left.
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
  if (interactions.length === 0) throw new Error(`No interaction of the pact matches "${words}".`);
  return { ...pact, interactions };
}
