/**
 * The kit that holds messages against openapi.yaml: gateway, sandbox, prove and the verifier all ask it.
 *
 * Its sentences name the place and the rule, never the value: a value may be a password or an SSN.
 */
import { checkCookies } from './checkCookies.ts';
import type { Contract, Parameter } from './contract.ts';
import { createValidator } from './createValidator.ts';
import { findOperation } from './findOperation.ts';
import { matchPath } from './findOperation.ts';
import { listOperations, locateMap } from './listOperations.ts';
import type { ListedOperation } from './listOperations.ts';
import { extendPointer } from './resolveRef.ts';

interface Message {
  headers: Headers;
  body: Uint8Array | string;
}

export interface RequestMessage extends Message {
  method: string;
  /** Path and query, as asked. */
  url: string;
}

export interface ResponseMessage extends Message {
  status: number;
}

export interface ContractKit {
  contract: Contract;
  operations: ListedOperation[];
  /** Finds the operation a request calls. */
  find: (request: Pick<RequestMessage, 'method' | 'url'>) => ListedOperation | undefined;
  /** Says what is wrong with a request; one whose operation is unknown is wrong as a whole. */
  checkRequest: (request: RequestMessage) => Promise<string[]>;
  /** Says what is wrong with the JSON body of an operation. */
  checkBody: (operationId: string, body: unknown) => string[];
  /** Says what is wrong with the reply to a request. */
  checkResponse: (request: Pick<RequestMessage, 'method' | 'url'>, response: ResponseMessage) => string[];
}

const JSON_TYPE = 'application/json';

/** Builds the kit of one contract. */
export function openContract(contract: Contract): ContractKit {
  const operations = listOperations(contract);
  const validate = createValidator(contract);
  const find: ContractKit['find'] = ({ method, url }) =>
    findOperation(operations, { request: { method, path: pathOf(url) } });
  const check = (pointer: string, value: unknown, place: string) =>
    validate(extendPointer(pointer, 'schema'), value).map((fault) =>
      fault.startsWith('.') ? place + fault : `${place} ${fault}`,
    );

  const checkRequestBody = async (
    { requests, operation }: ListedOperation,
    { headers, body }: RequestMessage,
  ) => {
    if (Object.keys(requests).length === 0) return body.length > 0 ? ['body must not be there'] : [];
    if (body.length === 0)
      return operation.requestBody && 'required' in operation.requestBody ? ['body is missing'] : [];
    const type = typeOf(headers);
    const media = requests[type];
    if (!media) return [`header Content-Type must be ${Object.keys(requests).join(' or ')}`];
    const read = type === JSON_TYPE ? readJson(body) : await readForm(body, headers);
    return read === undefined ? [`body is no ${type}`] : check(media.pointer, read.value, 'body');
  };

  return {
    contract,
    operations,
    find,
    async checkRequest(request) {
      const operation = find(request);
      if (!operation) return ['has a path or method that openapi.yaml does not declare'];
      const { pathname, searchParams } = new URL(request.url, 'http://localhost');
      const path = matchPath(operation.path, pathname) ?? {};
      const given = ({ part: { name = '', in: place } }: { part: Parameter }) =>
        place === 'query'
          ? searchParams.getAll(name)
          : [place === 'path' ? path[name] : request.headers.get(name)];
      return [
        ...checkSession(contract, operation, request.headers),
        ...operation.parameters.flatMap((parameter) => {
          const { name = '', in: place = '', required = false, schema } = parameter.part;
          const [text, ...more] = given(parameter);
          if (more.length > 0) return [`${place} ${name} is there twice`];
          if (text === undefined || text === null) return required ? [`${place} ${name} is missing`] : [];
          return check(parameter.pointer, readText(text, schema?.type), `${place} ${name}`);
        }),
        ...(await checkRequestBody(operation, request)),
      ];
    },
    checkBody(operationId, body) {
      const listed = operations.find(({ operation }) => operation.operationId === operationId);
      const media = listed?.requests[JSON_TYPE];
      if (!media) throw new Error(`openapi.yaml has no operation ${operationId} with a JSON body`);
      return check(media.pointer, body, 'body');
    },
    checkResponse(request, { status, headers, body }) {
      const listed = find(request);
      if (!listed) return [];
      const response = listed.responses[String(status)]?.part;
      if (!response) return [`status ${String(status)} is not one openapi.yaml declares here`];
      const media = response.content?.[JSON_TYPE];
      const read = readJson(body);
      const pointer = extendPointer(listed.responses[String(status)]?.pointer ?? '', 'content', JSON_TYPE);
      return [
        ...checkCookies(listed.operation.operationId ?? '', status, headers.getSetCookie()),
        ...checkHeaders(contract, listed, status, headers, check),
        ...(media && typeOf(headers) !== JSON_TYPE ? [`header Content-Type must be ${JSON_TYPE}`] : []),
        ...(!media ? [] : read === undefined ? ['body is no JSON'] : check(pointer, read.value, 'body')),
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
  const missing = needed.map((name) => schemes[name]?.name ?? '').filter((name) => !cookies.includes(name));
  return missing.map((name) => `cookie ${name} is missing`);
}

function checkHeaders(
  contract: Contract,
  { responses }: ListedOperation,
  status: number,
  headers: Headers,
  check: (pointer: string, value: unknown, place: string) => string[],
): string[] {
  const { part, pointer } = responses[String(status)] ?? { part: {}, pointer: '' };
  const declared = locateMap(contract, part.headers, extendPointer(pointer, 'headers'));
  return Object.entries(declared).flatMap(([name, header]) => {
    // Cookies are several headers in one name, and no schema speaks of several.
    if (name === 'Set-Cookie') return [];
    const text = headers.get(name);
    if (text === null) return header.part.required ? [`header ${name} is missing`] : [];
    return check(header.pointer, readText(text, header.part.schema?.type), `header ${name}`);
  });
}

/** Parameters and headers are texts; one that is meant as a number is read as one. */
function readText(text: string, type: unknown): unknown {
  return type === 'integer' && /^-?\d+$/.test(text) ? Number(text) : text;
}

function readJson(body: Message['body']): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(typeof body === 'string' ? body : new TextDecoder().decode(body)) as unknown };
  } catch {
    return undefined;
  }
}

/** A file counts as a text: what it holds is the storage's to judge. */
async function readForm(body: Message['body'], headers: Headers): Promise<{ value: unknown } | undefined> {
  try {
    const type = { 'content-type': headers.get('content-type') ?? '' };
    const form = await new Response(body as BodyInit, { headers: type }).formData();
    return {
      value: Object.fromEntries(
        [...form].map(([name, part]) => [name, typeof part === 'string' ? part : '']),
      ),
    };
  } catch {
    return undefined;
  }
}

const typeOf = (headers: Headers) =>
  (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

const pathOf = (url: string) => new URL(url, 'http://localhost').pathname;
