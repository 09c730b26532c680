import type { Contract } from '../../contracts/kit/contract.ts';
import { listOperations } from '../../contracts/kit/listOperations.ts';
import { findOperation } from '../../contracts/kit/findOperation.ts';
import type { Pact } from '../../contracts/verify/Pact.ts';
import type { Waiver } from './waivers.ts';

/** What is there for one status of one operation. */
export interface Cell {
  operationId: string;
  /** Such as `PUT /api/answer`. */
  name: string;
  status: string;
  /** Named examples in the contract, so what the static mock can answer. */
  examples: string[];
  /** Descriptions of the pact's interactions. */
  interactions: string[];
  waiver?: string;
}

export interface Coverage {
  cells: Cell[];
  faults: string[];
}

/**
 * Sets every declared status of every operation against examples, interactions and waivers.
 *
 * Each needs an example, and an interaction or a waiver with its reason. A waiver of what is covered, or of what is
 * not declared, is a fault too: the list must not outlive its reasons. Issue 7.1.
 */
export function measureCoverage(contract: Contract, pact: Pact, waivers: Waiver[]): Coverage {
  const operations = listOperations(contract);
  const calls = pact.interactions.map((interaction) => ({
    interaction,
    operation: findOperation(operations, interaction),
  }));

  const cells = operations.flatMap(({ name, operation, responses }) =>
    Object.entries(responses).map(([status, { content }]): Cell => {
      const operationId = operation.operationId ?? name;
      return {
        operationId,
        name,
        status,
        examples: Object.keys(content?.['application/json']?.examples ?? {}),
        interactions: calls
          .filter(
            (call) => call.operation?.name === name && String(call.interaction.response.status) === status,
          )
          .map(({ interaction }) => interaction.description),
        waiver: waivers.find((one) => one.operationId === operationId && one.statuses.includes(status))
          ?.reason,
      };
    }),
  );

  const unknown = waivers.flatMap(({ operationId, statuses }) =>
    statuses
      .filter((status) => !cells.some((cell) => cell.operationId === operationId && cell.status === status))
      .map((status) => `${operationId} ${status}: is waived but not declared`),
  );
  return { cells, faults: [...cells.flatMap(findFaults), ...unknown] };
}

function findFaults({ name, status, examples, interactions, waiver }: Cell): string[] {
  const place = `${name} ${status}`;
  return [
    ...(examples.length === 0 ? [`${place}: has no named example`] : []),
    ...(interactions.length === 0 && waiver === undefined
      ? [`${place}: has no interaction and no waiver`]
      : []),
    ...(interactions.length > 0 && waiver !== undefined
      ? [`${place}: is waived but has an interaction`]
      : []),
  ];
}
