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
  responses: Record<string, { content?: Record<string, { examples?: Record<string, Example> }> }>;
}
interface Example {
  value: { message: string; code: string };
}
type PathItem = { parameters?: Parameter[] } & Record<string, Described>;
interface Document {
  paths: Record<string, PathItem>;
  components: Schema;
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
  /** The errors it may answer, by their code. */
  refusals: Map<string, { status: number; body: { message: string; code: string } }>;
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
  const document = parse(readFileSync(file, 'utf8')) as Document;
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => method in item).map((method) => {
      const described = item[method] as Described;
      const parameters = [...(item.parameters ?? []), ...(described.parameters ?? [])];
      return describeOperation(document, method, path, {
        ...described,
        parameters: parameters.map((parameter) => follow(document, parameter)),
      });
    }),
  );
  return { operations, shared: { $id: 'contract', components: document.components } };
}

function describeOperation(
  document: Document,
  method: string,
  path: string,
  { operationId, security, parameters = [], requestBody, responses }: Described,
): ContractOperation {
  const body = requestBody?.content['application/json']?.schema;
  return {
    id: operationId,
    method: method.toUpperCase(),
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    needsSession: security?.length !== 0,
    isLimited: '429' in responses,
    schema: {
      ...(body && { body: point(body) }),
      ...describeParameters('params', 'path', parameters),
      ...describeParameters('querystring', 'query', parameters),
    },
    refusals: new Map(
      Object.entries(responses).flatMap(([status, response]) => {
        const { examples = {} } = follow(document, response).content?.['application/json'] ?? {};
        return Object.values(examples).map((example) => {
          const { value } = follow(document, example);
          return [value.code, { status: Number(status), body: value }] as const;
        });
      }),
    ),
  };
}

/** Follows a reference into the components of the document. */
function follow<Part extends object>({ components }: Document, part: Part): Part {
  const [, kind = '', name = ''] =
    /^#\/components\/(\w+)\/(\w+)$/.exec((part as Schema).$ref as string) ?? [];
  return name ? ((components[kind] as Record<string, Part>)[name] ?? part) : part;
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
