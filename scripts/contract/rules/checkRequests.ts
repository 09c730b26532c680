import type { Contract, JsonSchema } from '../../../contracts/kit/contract.ts';
import { listOperations } from '../../../contracts/kit/listOperations.ts';
import { extendPointer, resolveRef } from '../../../contracts/kit/resolveRef.ts';

/**
 * Demands closed JSON bodies with at least one named example, and a `400` wherever a path, query or body is sent.
 *
 * A multipart upload stays open: its fields are chosen by the storage service.
 */
export function checkRequests(contract: Contract): string[] {
  return listOperations(contract).flatMap(({ name, parameters, requests, responses }) => {
    const faults: string[] = [];
    const isSent = parameters.some(({ part }) => part.in !== 'header') || Object.keys(requests).length > 0;
    if (isSent && !('400' in responses)) faults.push(`${name}: must list 400.`);

    const body = requests['application/json'];
    if (body === undefined) return faults;
    if (!isClosed(contract, body.part.schema, extendPointer(body.pointer, 'schema'))) {
      faults.push(`${name}: the body must refuse additional properties.`);
    }
    if (Object.keys(body.part.examples ?? {}).length === 0) {
      faults.push(`${name}: the body needs a named example.`);
    }
    return faults;
  });
}

function isClosed(contract: Contract, schema: JsonSchema | undefined, pointer: string): boolean {
  if (schema === undefined) return false;
  return resolveRef(contract, { part: schema, pointer }).part.additionalProperties === false;
}
