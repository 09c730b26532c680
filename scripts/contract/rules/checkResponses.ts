import type { Contract, JsonSchema, Response } from '../../../contracts/kit/contract.ts';
import { listOperations } from '../../../contracts/kit/listOperations.ts';
import { resolveRef } from '../../../contracts/kit/resolveRef.ts';

/**
 * Demands JSON with a named example of every response, and `message` and a closed list of codes of every error.
 *
 * There is no empty reply: an empty body counts as broken JSON in the client. API-01, API-36, TRAP-38.
 */
export function checkResponses(contract: Contract): string[] {
  return listOperations(contract).flatMap(({ name, responses }) =>
    Object.entries(responses).flatMap(([status, { part }]) =>
      checkResponse(contract, status, part).map((fault) => `${name} › ${status}: ${fault}`),
    ),
  );
}

function checkResponse(contract: Contract, status: string, response: Response): string[] {
  if (!/^(200|[45]\d\d)$/.test(status)) return ['only 200 and error statuses are allowed.'];

  const faults: string[] = [];
  const json = response.content?.['application/json'];
  if (json?.schema === undefined || Object.keys(response.content ?? {}).length !== 1) {
    faults.push('must be application/json with a schema.');
  }
  if (Object.keys(json?.examples ?? {}).length === 0) faults.push('needs a named example.');
  if (status !== '200' && !isError(contract, json?.schema)) {
    faults.push('must have a message and a closed list of codes.');
  }
  if (status === '429' && response.headers?.['Retry-After'] === undefined) faults.push('needs Retry-After.');
  return faults;
}

/** An error is the shared one with its codes, or one of its own with more to say. */
function isError(contract: Contract, schema: JsonSchema = {}): boolean {
  const parts = (schema.allOf ?? [schema]) as JsonSchema[];
  const resolved = parts.map((part) => resolveRef(contract, { part, pointer: '#' }).part);
  const codes = resolved.map(({ properties }) => properties?.code);
  return (
    resolved.some(({ required }) => required?.includes('message')) &&
    codes.some((code) => code?.enum !== undefined || code?.const !== undefined)
  );
}
