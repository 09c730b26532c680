/**
 * Checks messages against openapi.yaml for the gateway, the sandbox, the proofs and the verifier.
 * Its messages name the place and the rule, never the value, which may be a password or an SSN.
 */
import { checkCookies } from './checkCookies.ts';
import type { Contract, JsonSchema, Response as DeclaredResponse } from './contract.ts';
import { createValidator, type Validate } from './createValidator.ts';
import { findUnstorable } from './findUnstorable.ts';
import { nameOf } from './followRefs.ts';
import { listOperations, type ListedOperation } from './listOperations.ts';
import { matchPath } from './matchPath.ts';

interface Message {
  headers: Headers;
  body: Uint8Array | string;
}

/** The parts of a request that identify its operation. */
interface Asked {
  method: string;
  /** Path and query, as requested. */
  url: string;
}

/** A request, parsed as openapi.yaml describes it. */
interface ReadRequest {
  faults: string[];
  /** The JSON value, or the fields of a form; undefined if there is no readable body. */
  body?: unknown;
  /** Parameters by name, with numbers parsed. A missing parameter has its default. */
  values: Record<string, string | number | undefined>;
}

export type ContractKit = ReturnType<typeof openContract>;

const JSON_TYPE = 'application/json';

/** Creates the kit for a contract. */
export function openContract(contract: Contract) {
  const operations = listOperations(contract);
  const validate = createValidator((schema) => nameOf(contract, schema));
  const find = ({ method, url }: Asked) =>
    operations.find(
      (one) => one.method.toUpperCase() === method && matchPath(one.path, pathOf(url)) !== null,
    );

  const rejections = operations.flatMap(listRejections);

  const readBody = async (
    { requests, operation }: ListedOperation,
    { headers, body }: Message,
  ): Promise<Pick<ReadRequest, 'faults' | 'body'>> => {
    if (Object.keys(requests).length === 0) return { faults: body.length > 0 ? ['body is not allowed'] : [] };
    if (body.length === 0) return { faults: operation.requestBody?.required ? ['body is missing'] : [] };
    const type = typeOf(headers);
    const media = requests[type];
    if (!media) return { faults: [`header Content-Type must be ${Object.keys(requests).join(' or ')}`] };
    const read = type === JSON_TYPE ? readJson(body) : await readForm(body, headers);
    if (!read) return { faults: [`body is not ${type}`] };
    const faults = validate(media.schema, withoutFiles(read.value), 'body');
    const unstorable = type === JSON_TYPE ? findUnstorable(read.value, 'body') : [];
    return { faults: [...faults, ...unstorable], body: read.value };
  };

  return {
    operations,
    /** Finds the operation of a request; `{…}` matches any one segment of a path. */
    find,
    /** Parses a request and lists its errors. For an undeclared operation, this is the only error. */
    async readRequest(request: Asked & Message): Promise<ReadRequest> {
      const operation = find(request);
      if (!operation)
        return { faults: ['has a path or method that openapi.yaml does not declare'], values: {} };
      const { pathname, searchParams } = new URL(request.url, 'http://localhost');
      const path = matchPath(operation.path, pathname) ?? {};
      const values: ReadRequest['values'] = {};
      const faults = operation.parameters.flatMap(
        ({ name = '', in: place = '', required = false, schema }) => {
          const given =
            place === 'query'
              ? searchParams.getAll(name)
              : [place === 'path' ? path[name] : request.headers.get(name)];
          const [text, ...more] = given;
          if (more.length > 0) return [`${place} ${name} was sent twice`];
          values[name] = readText(text ?? undefined, schema);
          if (text === undefined || text === null) return required ? [`${place} ${name} is missing`] : [];
          const where = `${place} ${name}`;
          return [...validate(schema, values[name], where), ...findUnstorable(values[name], where)];
        },
      );
      const body = await readBody(operation, request);
      return {
        ...body,
        values,
        faults: [...checkSession(contract, operation, request.headers), ...faults, ...body.faults],
      };
    },
    /** Finds the example of an error by its code, preferring the operation's own examples. */
    findRejection: (operationId: string, code: string) =>
      rejections.find((one) => one.body.code === code && one.operationId === operationId) ??
      rejections.find(({ body }) => body.code === code),
    /** Returns the faults in a reply. Of the request's headers, `Cookie`, `Host` and `X-Forwarded-Proto` are used. */
    checkResponse(
      request: Asked & { headers?: Headers },
      { status, headers, body }: Message & { status: number },
    ): string[] {
      const listed = find(request);
      if (!listed) return [];
      const response = listed.responses[String(status)];
      if (!response) return [`status ${String(status)} is not declared here by openapi.yaml`];
      const media = response.content?.[JSON_TYPE];
      const read = readJson(body);
      return [
        ...checkCookies(
          listed.operation.operationId ?? '',
          status,
          headers.getSetCookie(),
          request.headers?.get('cookie'),
          request.headers?.get('host'),
          /^https\b/i.test(request.headers?.get('x-forwarded-proto') ?? ''),
        ),
        ...checkHeaders(response, headers, validate),
        ...(status === 401 && /\bbasic\b/i.test(headers.get('www-authenticate') ?? '')
          ? ['header WWW-Authenticate must not be Basic, for which the browser opens its own dialog']
          : []),
        ...(media ? checkType(headers) : []),
        ...(!media
          ? []
          : read === undefined
            ? ['body is not JSON']
            : validate(media.schema, read.value, 'body')),
      ];
    },
  };
}

function checkSession(
  { security, components }: Contract,
  { operation }: ListedOperation,
  headers: Headers,
): string[] {
  const schemes = (components?.securitySchemes ?? {}) as Record<string, { name?: string }>;
  const needed = (operation.security ?? security ?? []).flatMap((one) => Object.keys(one));
  const cookies = (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim().split('=')[0]);
  const missing = needed
    .map((name) => schemes[name]?.name ?? '')
    .filter((name) => !cookies.includes(name) && !cookies.includes(`__Host-${name}`));
  return missing.map((name) => `cookie ${name} is missing`);
}

function checkType(headers: Headers): string[] {
  // `Headers` joins repeated values with a comma, which no media type contains.
  if (headers.get('content-type')?.includes(',')) return ['header Content-Type was sent twice'];
  if (typeOf(headers) !== JSON_TYPE)
    return [`header Content-Type must be ${JSON_TYPE}, got ${headers.get('content-type') ?? 'none'}`];
  const charset = /charset="?([^";]*)/i.exec(headers.get('content-type') ?? '')?.[1] ?? 'utf-8';
  return charset.trim().toLowerCase() === 'utf-8'
    ? []
    : ['header Content-Type must name no charset but UTF-8'];
}

function checkHeaders(response: DeclaredResponse, headers: Headers, validate: Validate): string[] {
  return Object.entries(response.headers ?? {}).flatMap(([name, { required, schema }]) => {
    // `Set-Cookie` may be repeated, which a schema cannot describe.
    if (name === 'Set-Cookie') return [];
    const text = headers.get(name);
    if (text === null) return required ? [`header ${name} is missing`] : [];
    const faults = validate(schema, readText(text, schema), `header ${name}`);
    return faults.map((fault) => `${fault.trim()}, got "${text}"`);
  });
}

/** Parses a parameter or header by its schema: an integer as a number, a missing value as the default. */
function readText(text: string | undefined, schema: JsonSchema = {}): string | number | undefined {
  if (text === undefined) return schema.default as string | number | undefined;
  return schema.type === 'integer' && /^-?\d+$/.test(text) ? Number(text) : text;
}

/** Lists the examples of an operation's responses. */
function listRejections({ operation: { operationId }, responses }: ListedOperation) {
  return Object.entries(responses).flatMap(([status, { content }]) =>
    Object.values(content?.[JSON_TYPE]?.examples ?? {}).map(({ value }) => ({
      operationId,
      status: Number(status),
      body: value as { message: string; code: string },
    })),
  );
}

function readJson(body: Message['body']): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(typeof body === 'string' ? body : new TextDecoder().decode(body)) as unknown };
  } catch {
    return undefined;
  }
}

async function readForm(body: Message['body'], headers: Headers): Promise<{ value: unknown } | undefined> {
  try {
    const type = { 'content-type': headers.get('content-type') ?? '' };
    const form = await new Response(body as BodyInit, { headers: type }).formData();
    return { value: Object.fromEntries(form) };
  } catch {
    return undefined;
  }
}

/** Replaces files with empty strings, because the storage service checks their contents. */
function withoutFiles(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, part instanceof File ? '' : (part as unknown)]),
  );
}

const typeOf = (headers: Headers) =>
  (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

const pathOf = (url: string) => new URL(url, 'http://localhost').pathname;
