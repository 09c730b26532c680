import { matchPath } from '../kit/matchPath.ts';
import type { ContractKit } from '../kit/openContract.ts';
import type { Interaction, Pact } from './Pact.ts';

/** Reads `--only` as operation ids, such as `logIn,getProfile`; undefined if one of them is not such an id. */
export function readOperations(
  { operations }: Pick<ContractKit, 'operations'>,
  words: string,
): Set<string> | undefined {
  const ids = words.split(',').map((word) => word.trim());
  const isId = (id: string) => operations.some(({ operation }) => operation.operationId === id);
  return ids.every(isId) ? new Set(ids) : undefined;
}

/**
 * Keeps the interactions of some operations, or those whose description or state contains the given words.
 * `logIn,getProfile` names two operations; `GET /api/pdf` and `DELETE /api/document-answer/{answer_key}` one each.
 * Throws if nothing is left.
 */
export function narrowPact(pact: Pact, words: string, kit: Pick<ContractKit, 'operations' | 'find'>): Pact {
  const ids = readOperations(kit, words);
  const [, method, template = ''] = /^([A-Z]+) (\/\S*)$/i.exec(words.trim()) ?? [];
  const isNamed = ({ description, providerStates = [] }: Interaction) =>
    [description, ...providerStates.map(({ name }) => name)].some((text) =>
      text.toLowerCase().includes(words.toLowerCase()),
    );
  const isWanted = (interaction: Interaction) => {
    const { request } = interaction;
    const id = kit.find({ method: request.method, url: request.path })?.operation.operationId ?? '';
    if (ids) return ids.has(id);
    if (method === undefined) return isNamed(interaction);
    return request.method === method.toUpperCase() && matchPath(template, request.path) !== null;
  };
  const interactions = pact.interactions.filter(isWanted);
  if (interactions.length === 0) throw new Error(`No interaction of the pact matches "${words}".`);
  return { ...pact, interactions };
}
