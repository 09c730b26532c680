import { Comparator } from '@pactflow/openapi-pact-comparator';
import type { Contract } from '../contract/contract.ts';
import { listOperations } from '../contract/listOperations.ts';
import { findOperation } from './findOperation.ts';
import { nameInteraction } from './Pact.ts';
import type { Pact } from './Pact.ts';

/** A result of the comparator; its own types name modules its package does not export. */
interface Finding {
  type: 'error' | 'warning' | 'info';
  code: string;
  message: string;
  mockDetails?: { location: string };
}

/**
 * Holds the pact against the contract with Pact's own comparator; one sentence per fault.
 *
 * A path parameter outside its enum makes a path unknown to the comparator. Where the interaction expects the
 * refusal of just that, it is no fault. CARD-16.
 */
export async function compareWithSpec(contract: Contract, pact: Pact): Promise<string[]> {
  const operations = listOperations(contract);
  const options = { oas: contract } as ConstructorParameters<typeof Comparator>[0];
  const findings = new Comparator(options).compare(pact) as AsyncIterable<Finding>;
  const faults: string[] = [];

  for await (const result of findings) {
    if (result.type !== 'error') continue;
    const index = /interactions\[(\d+)\]/.exec(result.mockDetails?.location ?? '')?.[1];
    const interaction = pact.interactions[Number(index)];
    const isMeant =
      result.code === 'request.path-or-method.unknown' &&
      interaction?.response.status === 400 &&
      findOperation(operations, interaction) !== undefined;
    if (isMeant) continue;
    faults.push(`${interaction ? `${nameInteraction(interaction)}: ` : ''}${result.message}`);
  }
  return faults;
}
