import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

type Schema = Record<string, unknown>;
interface Parameter {
  name: string;
  in: 'path' | 'query';
  required?: boolean;
  schema: Schema;
}
interface Described {
  operationId: string;
  security?: unknown[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, unknown>;
}
type PathItem = { parameters?: { $ref: string }[] } & Record<string, Described>;
interface Document {
  paths: Record<string, PathItem>;
  components: { parameters: Record<string, Parameter> } & Schema;
}

/** One operation of `openapi.yaml`, in the words of Fastify. */
export interface ContractOperation {
  id: string;
  method: string;
  /** With Fastify's `:name` for a path parameter. */
  url: string;
  needsSession: boolean;
  /** Whether the contract lets it answer `429`. */
  isLimited: boolean;
  schema: { body?: Schema; params?: Schema; querystring?: Schema };
}
export interface Contract {
  operations: ContractOperation[];
  /** To be added to Fastify as the shared schema `contract`. */
  shared: Schema;
}

const METHODS = ['get', 'put', 'post', 'delete'];

/**
 * Reads `openapi.yaml`, so that what a request may hold is said once: in the contract.
 *
 * Only requests are held against it here. Replies are not: a serializer that drops what the contract does not
 * name would hide a mistake which `npm run contracts:verify` should show.
 */
export function readContract(file: string | URL): Contract {
  const { paths, components } = parse(readFileSync(file, 'utf8')) as Document;
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    METHODS.filter((method) => method in item).map((method) => {
      const shared = (item.parameters ?? []).flatMap(
        ({ $ref }) => components.parameters[$ref.split('/').at(-1) ?? ''] ?? [],
      );
      return describeOperation(method, path, item[method] as Described, shared);
    }),
  );
  return { operations, shared: { $id: 'contract', components } };
}

function describeOperation(
  method: string,
  path: string,
  described: Described,
  shared: Parameter[],
): ContractOperation {
  const parameters = [...shared, ...(described.parameters ?? [])];
  const body = described.requestBody?.content['application/json']?.schema;
  return {
    id: described.operationId,
    method: method.toUpperCase(),
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    needsSession: described.security?.length !== 0,
    isLimited: '429' in described.responses,
    schema: {
      ...(body && { body: point(body) }),
      ...describeParameters('params', 'path', parameters),
      ...describeParameters('querystring', 'query', parameters),
    },
  };
}

function describeParameters(part: string, place: string, all: Parameter[]): Record<string, Schema> {
  const parameters = all.filter((parameter) => parameter.in === place);
  if (parameters.length === 0) return {};
  const properties = Object.fromEntries(parameters.map(({ name, schema }) => [name, point(schema)]));
  const required = parameters.filter((parameter) => parameter.required).map(({ name }) => name);
  return { [part]: { type: 'object', properties, required } };
}

/** Lets a reference of the contract point into the shared schema. */
const point = (schema: Schema): Schema =>
  typeof schema.$ref === 'string' ? { $ref: schema.$ref.replace('#/', 'contract#/') } : schema;
