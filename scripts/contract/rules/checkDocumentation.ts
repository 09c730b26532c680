import type { Contract } from '../contract.ts';
import { listOperations } from '../listOperations.ts';

/**
 * Demands a unique operationId, one tag, a summary and a description of every operation.
 *
 * The operationId names the sdk's method and the tag its contract file; the texts teach the backend team.
 */
export function checkDocumentation(contract: Contract): string[] {
  const seen = new Set<string>();
  return listOperations(contract).flatMap(({ name, operation }) => {
    const faults: string[] = [];
    const id = operation.operationId;
    if (!id) faults.push(`${name}: has no operationId.`);
    if (id && seen.has(id)) faults.push(`${name}: the operationId ${id} is taken.`);
    if (id) seen.add(id);
    if (operation.tags?.length !== 1) faults.push(`${name}: needs exactly one tag.`);
    if (!operation.summary) faults.push(`${name}: has no summary.`);
    if (!operation.description) faults.push(`${name}: has no description.`);
    return faults;
  });
}
