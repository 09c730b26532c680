import type { Contract } from '../kit/contract.ts';
import { listOperations } from '../kit/listOperations.ts';
import type { ListedOperation } from '../kit/listOperations.ts';

const JSON_TYPE = 'application/json';

/**
 * Requires closed JSON bodies, and for every error a message and a closed list of codes with an example of each.
 * The sandbox answers with these examples.
 */
export function checkOperations(contract: Contract): string[] {
  return listOperations(contract).flatMap((listed) => [
    ...checkBody(listed),
    ...Object.keys(listed.responses)
      .filter((status) => status !== '200')
      .flatMap((status) => checkError(listed, status)),
  ]);
}

function checkBody({ name, requests }: ListedOperation): string[] {
  const schema = requests[JSON_TYPE]?.schema;
  if (!schema || schema.additionalProperties === false) return [];
  return [`${name}: the body must reject additional properties (additionalProperties: false).`];
}

function checkError({ name, responses }: ListedOperation, status: string): string[] {
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
  return codes
    .filter((code) => !shown.includes(String(code)))
    .map((code) => `${place}: needs an example of the code ${String(code)}.`);
}
