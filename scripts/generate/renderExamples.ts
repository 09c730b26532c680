import type { Contract, Response } from '../../contracts/kit/contract.ts';
import { listOperations } from '../../contracts/kit/listOperations.ts';
import { GENERATED_HEADER } from './generatedHeader.ts';

/** A header that has no effect on mocked replies, because they bypass the browser's cache. */
const LEFT_OUT = 'Cache-Control';

/** Renders each named example of the contract with its operation; tsc checks the examples against the types. */
export function renderExamples(contract: Contract): string {
  const operations = listOperations(contract).map(({ method, path, operation, requests, responses }) => {
    const bodies = Object.values(requests).flatMap(({ examples = {} }) => Object.entries(examples));
    return [
      operation.operationId,
      {
        method: method.toUpperCase(),
        path,
        requests: Object.fromEntries(bodies.map(([name, { value }]) => [name, value])),
        replies: Object.fromEntries(Object.entries(responses).flatMap(repliesOf)) as object,
      },
    ] as const;
  });
  return `${GENERATED_HEADER}import type { OperationExamples } from '../examples/OperationExamples.ts';

/** The named examples of every operation by its id. A reply is named after its status: \`200:submitted\`. */
export const EXAMPLES = ${JSON.stringify(Object.fromEntries(operations), null, 2)} as const satisfies OperationExamples;
`;
}

function repliesOf([status, { headers = {}, content = {} }]: [string, Response]) {
  const sent = Object.entries(headers)
    .filter(([name]) => name !== LEFT_OUT)
    .map(([name, { example }]) => [name, String(example)] as const);
  return Object.values(content)
    .flatMap(({ examples = {} }) => Object.entries(examples))
    .map(([name, { value }]) => [
      `${status}:${name}`,
      { status: Number(status), ...(sent.length > 0 && { headers: Object.fromEntries(sent) }), body: value },
    ]);
}
