import { describe, expect, it } from 'vitest';
import type { Parameter } from '../../contracts/kit/contract.ts';
import { createValidator } from '../../contracts/kit/createValidator.ts';
import { listOperations } from '../../contracts/kit/listOperations.ts';
import type { ListedOperation } from '../../contracts/kit/listOperations.ts';
import { CONTRACT_PATH, loadContract } from '../../contracts/kit/loadContract.ts';
import type { ExactRequest } from '../gateway/startProxy.ts';
import { createPrism } from '../start/createPrism.ts';

const JSON_TYPE = 'application/json';
const BOUNDARY = 'boundary';
const UPLOAD = ['key', 'file']
  .map((name) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nx\r\n`)
  .join('');

const listed = listOperations(await loadContract());
const validate = createValidator();

const prism = await createPrism(CONTRACT_PATH);

/** Requests a reply from Prism through `Prefer`; returns its status and body. */
async function askPrism(request: Pick<ExactRequest, 'method' | 'url' | 'headers' | 'body'>, prefer: string) {
  request.headers.set('prefer', prefer);
  const { status, body } = await prism({ ...request, signal: new AbortController().signal });
  return { status, body: JSON.parse(body.toString()) as unknown };
}

/** Builds a valid request from the examples of an operation. */
function buildRequest({ path, method, parameters, requests }: ListedOperation) {
  const wanted = parameters.filter((part) => part.in === 'path' || part.name !== 'id');
  const query = wanted
    .filter((part) => part.in === 'query')
    .map((part): [string, string] => [part.name ?? '', String(anExample(part))]);
  const keys = wanted.filter((part) => part.in === 'path');
  const filled = keys.reduce(
    (url, part) => url.replace(`{${part.name ?? ''}}`, String(anExample(part))),
    path,
  );

  const json = requests[JSON_TYPE];
  const type = json ? JSON_TYPE : `multipart/form-data; boundary=${BOUNDARY}`;
  const body = json ? JSON.stringify(anExample(json)) : `${UPLOAD}--${BOUNDARY}--\r\n`;
  const hasBody = Object.keys(requests).length > 0;
  return {
    method,
    url: `${filled}?${new URLSearchParams(query).toString()}`,
    headers: new Headers({ cookie: 'admit_id_token=x', ...(hasBody && { 'content-type': type }) }),
    body: Buffer.from(hasBody ? body : ''),
  };
}

function anExample(part: Pick<Parameter, 'example' | 'examples'>): unknown {
  return part.example ?? Object.values(part.examples ?? {})[0]?.value;
}

const EXAMPLES = listed.flatMap((operation) =>
  Object.entries(operation.responses).flatMap(([status, { content }]) =>
    Object.entries(content?.[JSON_TYPE]?.examples ?? {}).map(([exampleKey, { value }]) => ({
      title: `${operation.name} ${status} ${exampleKey}`,
      operation,
      code: Number(status),
      exampleKey,
      value,
    })),
  ),
);

describe('Prism', () => {
  it.each(EXAMPLES)(
    'Prism returns the named example $title · API-35, CARD-08, TRAP-36',
    async ({ operation, value, code, exampleKey }) => {
      const prefer = `code=${String(code)}, example=${exampleKey}`;
      const { status, body } = await askPrism(buildRequest(operation), prefer);

      expect(status).toBe(code);
      expect(body).toEqual(value);
    },
  );

  // Prism takes ten seconds to generate a profile's many answers, and four times as long on a busy machine.
  it.each(listed)(
    'Prism generates a reply that is valid under the schema: $name · CARD-08',
    { timeout: 120_000 },
    async (operation) => {
      const { body } = await askPrism(buildRequest(operation), 'code=200, dynamic=true');

      const { schema = {} } = operation.responses['200']?.content?.[JSON_TYPE] ?? {};
      expect(validate(schema, body)).toEqual([]);
    },
  );
});
