import { createInstance, getHttpOperationsFromSpec } from '@stoplight/prism-http';
import type { IHttpRequest } from '@stoplight/prism-http';
import { describe, expect, it } from 'vitest';
import type { Example, Parameter } from '../../contracts/kit/contract.ts';
import { createValidator } from '../../contracts/kit/createValidator.ts';
import { listOperations, locateMap } from '../../contracts/kit/listOperations.ts';
import type { ListedOperation } from '../../contracts/kit/listOperations.ts';
import { CONTRACT_PATH, loadContract } from '../../contracts/kit/loadContract.ts';
import { extendPointer } from '../../contracts/kit/resolveRef.ts';

const JSON_TYPE = 'application/json';
const BOUNDARY = 'boundary';
const UPLOAD = ['key', 'file']
  .map((name) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nx\r\n`)
  .join('');

const contract = await loadContract();
const operations = await getHttpOperationsFromSpec(CONTRACT_PATH);
const listed = listOperations(contract);
const validate = createValidator(contract);

type PrismComponents = Parameters<typeof createInstance>[1];
const quiet: Record<string, unknown> = { child: () => quiet };
for (const level of ['trace', 'debug', 'info', 'success', 'warn', 'error']) quiet[level] = () => undefined;
const config = {
  checkSecurity: true,
  validateRequest: true,
  validateResponse: true,
  errors: true,
  upstreamProxy: undefined,
  isProxy: false as const,
};
const prism = createInstance(
  { ...config, mock: { dynamic: false } },
  { logger: quiet as unknown as NonNullable<PrismComponents['logger']> },
);

/** Asks Prism, as `Prefer` would, and returns status and body. */
async function askPrism(
  request: IHttpRequest,
  mock: { dynamic: boolean; code: number; exampleKey?: string },
) {
  const outcome = await prism.request(request, operations, { ...config, mock })();
  if (outcome._tag === 'Left') throw outcome.left;
  const { statusCode, body } = outcome.right.output;
  return { status: statusCode, body: (typeof body === 'string' ? JSON.parse(body) : body) as unknown };
}

/** Builds a valid request from the examples of the operation. */
function buildRequest({ path, method, parameters, requests }: ListedOperation): IHttpRequest {
  const wanted = parameters
    .map(({ part }) => part)
    .filter((part) => part.in === 'path' || part.name !== 'id');
  const query = wanted
    .filter((part) => part.in === 'query')
    .map((part) => [part.name, String(anExample(part))]);
  const keys = wanted.filter((part) => part.in === 'path');
  const filled = keys.reduce(
    (url, part) => url.replace(`{${part.name ?? ''}}`, String(anExample(part))),
    path,
  );

  const json = requests[JSON_TYPE];
  const type = json ? JSON_TYPE : `multipart/form-data; boundary=${BOUNDARY}`;
  const body = json ? anExample(json.part) : `${UPLOAD}--${BOUNDARY}--\r\n`;
  const hasBody = Object.keys(requests).length > 0;
  return {
    method: method as IHttpRequest['method'],
    url: { path: filled, query: Object.fromEntries(query) as Record<string, string> },
    headers: { cookie: 'admit_id_token=x', ...(hasBody ? { 'content-type': type } : {}) },
    body: hasBody ? body : undefined,
  };
}

function anExample(part: Pick<Parameter, 'example' | 'examples'>): unknown {
  return part.example ?? Object.values(part.examples ?? {})[0]?.value;
}

const EXAMPLES = listed.flatMap((operation) =>
  Object.entries(operation.responses).flatMap(([status, { part, pointer }]) => {
    const examples = locateMap<Example>(
      contract,
      part.content?.[JSON_TYPE]?.examples,
      extendPointer(pointer, 'content', JSON_TYPE, 'examples'),
    );
    return Object.entries(examples).map(([exampleKey, example]) => ({
      title: `${operation.name} ${status} ${exampleKey}`,
      operation,
      code: Number(status),
      exampleKey,
      value: example.part.value,
    }));
  }),
);

describe('Prism', () => {
  it.each(EXAMPLES)(
    'gives the named example $title · CARD-08, TRAP-36',
    async ({ operation, value, ...wish }) => {
      const { status, body } = await askPrism(buildRequest(operation), { dynamic: false, ...wish });

      expect(status).toBe(wish.code);
      expect(body).toEqual(value);
    },
  );

  it.each(listed)('makes up a reply that fits the schema: $name · CARD-08', async (operation) => {
    const { body } = await askPrism(buildRequest(operation), { dynamic: true, code: 200 });

    const pointer = operation.responses['200']?.pointer ?? '';
    expect(validate(extendPointer(pointer, 'content', JSON_TYPE, 'schema'), body)).toEqual([]);
  });
});
