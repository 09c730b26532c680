import type { Contract } from '../../contracts/kit/contract.ts';
import { listOperations } from '../../contracts/kit/listOperations.ts';
import { chooseExample } from './chooseExample.ts';
import { findOperation } from '../../contracts/kit/findOperation.ts';
import type { Interaction, Pact } from '../../contracts/verify/Pact.ts';

/**
 * Gives the pact as it is replayed against a static mock: each request asks by `Prefer` for its named example.
 *
 * The mock has no state to set up; the provider state is mapped to the example that shows it.
 */
export function preferExamples(contract: Contract, pact: Pact): Pact {
  const operations = listOperations(contract);
  return {
    ...pact,
    interactions: pact.interactions.map((interaction): Interaction => {
      const operation = findOperation(operations, interaction);
      if (!operation) return interaction;
      const example = chooseExample(operation, interaction);
      const prefer = `code=${String(interaction.response.status)}, example=${example}`;
      const { request } = interaction;
      return { ...interaction, request: { ...request, headers: { ...request.headers, Prefer: [prefer] } } };
    }),
  };
}
