import type { Contract, JsonSchema, Response } from '../contract.ts';
import { listOperations } from '../listOperations.ts';
import { resolveRef } from '../resolveRef.ts';

/**
 * Demands JSON with a named example of every response, `message` and `code` of every error, and a `500`.
 *
 * There is no empty reply: an empty body counts as broken JSON in the client. API-01, API-36, TRAP-38.
 */
export function checkResponses(contract: Contract): string[] {
  return listOperations(contract).flatMap(({ name, responses }) => [
    ...('200' in responses ? [] : [`${name}: must list 200.`]),
    ...('500' in responses ? [] : [`${name}: must list 500.`]),
    ...Object.entries(responses).flatMap(([status, { part }]) =>
      checkResponse(contract, status, part).map((fault) => `${name} › ${status}: ${fault}`),
    ),
  ]);
}

function checkResponse(contract: Contract, status: string, response: Response): string[] {
  if (!/^(200|[45]\d\d)$/.test(status)) return ['only 200 and error statuses are allowed.'];

  const faults: string[] = [];
  const json = response.content?.['application/json'];
  if (json?.schema === undefined || Object.keys(response.content ?? {}).length !== 1) {
    faults.push('must be application/json with a schema.');
  }
  if (Object.keys(json?.examples ?? {}).length === 0) faults.push('needs a named example.');
  if (status !== '200' && !isError(contract, json?.schema)) faults.push('must have a message and a code.');
  if (status === '429' && response.headers?.['Retry-After'] === undefined) faults.push('needs Retry-After.');
  return faults;
}

function isError(contract: Contract, schema: JsonSchema = {}): boolean {
  const { properties, required } = resolveRef(contract, { part: schema, pointer: '#' }).part;
  return properties?.code !== undefined && required?.includes('message') === true;
}
