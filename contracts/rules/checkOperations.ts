import type { Contract } from '../kit/contract.ts';
import { nameOf } from '../kit/followRefs.ts';
import { listOperations, type ListedOperation } from '../kit/listOperations.ts';

const JSON_TYPE = 'application/json';

/** The codes for a request that breaks its schema. */
const INVALID = ['invalid_request', 'invalid_answer'];

/**
 * Requires closed JSON bodies, and for every error a schema with a name, a message, and a closed list of codes with an
 * example of each. The sandbox answers with these examples, and a mock answers an invalid request with the first one of 400.
 */
export function checkOperations(contract: Contract): string[] {
  return listOperations(contract).flatMap((listed) => [
    ...checkBody(listed),
    ...Object.keys(listed.responses)
      .filter((status) => status !== '200')
      .flatMap((status) => checkError(contract, listed, status)),
  ]);
}

function checkBody({ name, requests }: ListedOperation): string[] {
  const schema = requests[JSON_TYPE]?.schema;
  if (!schema || schema.additionalProperties === false) return [];
  return [`${name}: the body must reject additional properties (additionalProperties: false).`];
}

function checkError(
  contract: Contract,
  { name, requests, responses }: ListedOperation,
  status: string,
): string[] {
  const { schema = {}, examples } = responses[status]?.content?.[JSON_TYPE] ?? {};
  const parts = schema.allOf ?? [schema];
  const codes = parts.flatMap(({ properties }) => {
    const code = properties?.code ?? {};
    return code.enum ?? ('const' in code ? [code.const] : []);
  });
  const place = `${name} › ${status}`;
  if (codes.length === 0 || !parts.some(({ required }) => required?.includes('message')))
    return [`${place}: must have a message and a closed list of codes.`];
  const shown = Object.values(examples ?? {}).map(({ value }) => (value as { code?: string }).code);
  const { password } = requests[JSON_TYPE]?.schema?.properties ?? {};
  const first = nameOf(contract, password) === 'NewPassword' ? ['weak_password'] : INVALID;
  const isMocked = status === '400' && requests[JSON_TYPE];
  return [
    ...(nameOf(contract, schema) === undefined ? [`${place}: give its schema a name.`] : []),
    ...(isMocked && !first.includes(shown[0] ?? '')
      ? [`${place}: the first example must have the code ${first.join(' or ')}.`]
      : []),
    ...codes
      .filter((code) => !shown.includes(String(code)))
      .map((code) => `${place}: needs an example of the code ${String(code)}.`),
  ];
}
