import type { Contract, MediaType, Parameter } from '../../contracts/kit/contract.ts';
import { listOperations, locateMap } from '../../contracts/kit/listOperations.ts';
import type { ListedOperation } from '../../contracts/kit/listOperations.ts';
import { extendPointer } from '../../contracts/kit/resolveRef.ts';
import type { Located } from '../../contracts/kit/resolveRef.ts';

/** An example, where it stands, and which schema it must fit. */
export interface ListedExample {
  /** For messages: `GET /api/profile › 200 application/json › started`. */
  name: string;
  value: unknown;
  schemaPointer: string;
}

/** Lists every example of the contract: parameters, request bodies, responses and their headers. */
export function listExamples(contract: Contract): ListedExample[] {
  return listOperations(contract).flatMap((listed) => [
    ...listed.parameters.flatMap((parameter) =>
      examplesOf(contract, parameter, `${listed.name} › parameter ${parameter.part.name}`),
    ),
    ...Object.entries(listed.requests).flatMap(([mediaType, body]) =>
      examplesOf(contract, body, `${listed.name} › request ${mediaType}`),
    ),
    ...responseExamples(contract, listed),
  ]);
}

function responseExamples(contract: Contract, listed: ListedOperation): ListedExample[] {
  return Object.entries(listed.responses).flatMap(([status, response]) => {
    const headers = locateMap(contract, response.part.headers, extendPointer(response.pointer, 'headers'));
    const content = locateMap(contract, response.part.content, extendPointer(response.pointer, 'content'));
    return [
      ...Object.entries(headers).flatMap(([header, part]) =>
        examplesOf(contract, part, `${listed.name} › ${status} header ${header}`),
      ),
      ...Object.entries(content).flatMap(([mediaType, part]) =>
        examplesOf(contract, part, `${listed.name} › ${status} ${mediaType}`),
      ),
    ];
  });
}

function examplesOf(
  contract: Contract,
  { part, pointer }: Located<MediaType | Parameter>,
  name: string,
): ListedExample[] {
  if (part.schema === undefined) return [];
  const schemaPointer = extendPointer(pointer, 'schema');
  const named = locateMap(contract, part.examples, extendPointer(pointer, 'examples'));
  return [
    ...(part.example === undefined
      ? []
      : [{ name: `${name} › example`, value: part.example, schemaPointer }]),
    ...Object.entries(named).map(([key, example]) => ({
      name: `${name} › ${key}`,
      value: example.part.value,
      schemaPointer,
    })),
  ];
}
