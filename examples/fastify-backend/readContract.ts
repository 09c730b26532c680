import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: object;
}
interface ErrorBody {
  message: string;
  code: string;
}
interface Described {
  operationId: string;
  security?: unknown[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<
    string,
    { content?: Record<string, { examples?: Record<string, { value: ErrorBody }> }> }
  >;
}
type PathItem = { parameters?: Parameter[] } & Record<string, Described>;

/** One operation of `openapi.yaml`, in the words of Fastify. */
export type ContractOperation = ReturnType<typeof describeOperation>;

/**
 * Reads `openapi.yaml`, so that what a request may hold is said once: in the contract.
 *
 * Only requests are held against it here. Replies are not: a serializer that drops what the contract does not
 * name would hide a mistake which `npm run contracts:verify` should show.
 */
export function readContract(file: string | URL): ContractOperation[] {
  const document = parse(readFileSync(file, 'utf8')) as unknown;
  const { paths } = follow(document, document) as { paths: Record<string, PathItem> };
  return Object.entries(paths).flatMap(([path, { parameters: shared = [], ...operations }]) =>
    Object.entries(operations).map(([method, described]) =>
      describeOperation(method.toUpperCase(), path, described, shared),
    ),
  );
}

function describeOperation(
  method: string,
  path: string,
  { operationId, security, parameters = [], requestBody, responses }: Described,
  shared: Parameter[],
) {
  const all = [...shared, ...parameters];
  const body = requestBody?.content['application/json']?.schema;
  return {
    id: operationId,
    method,
    /** With Fastify's `:name` for a path parameter. */
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    needsSession: security?.length !== 0,
    /** Whether the contract lets it answer `429`. */
    isLimited: '429' in responses,
    schema: {
      ...(body && { body }),
      params: describeParameters(all.filter((parameter) => parameter.in === 'path')),
      querystring: describeParameters(all.filter((parameter) => parameter.in === 'query')),
    },
    /** The errors it may answer, by their code. */
    refusals: new Map(
      Object.entries(responses).flatMap(([status, { content }]) =>
        Object.values(content?.['application/json']?.examples ?? {}).map(
          ({ value }) => [value.code, { status: Number(status), body: value }] as const,
        ),
      ),
    ),
  };
}

function describeParameters(parameters: Parameter[]) {
  const properties = Object.fromEntries(parameters.map(({ name, schema }) => [name, schema]));
  const required = parameters.filter((parameter) => parameter.required).map(({ name }) => name);
  return { type: 'object', properties, required };
}

/** Copies a part of the document with what its references name in their place. */
function follow(document: unknown, part: unknown): unknown {
  if (typeof part !== 'object' || part === null) return part;
  if (Array.isArray(part)) return part.map((one) => follow(document, one));
  const { $ref } = part as { $ref?: string };
  if ($ref === undefined)
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, follow(document, value)]));
  const steps = $ref.replace('#/', '').split('/');
  const named = steps.reduce((node, step) => (node as Record<string, unknown>)[step], document);
  return follow(document, named);
}
