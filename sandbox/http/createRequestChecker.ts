import { readFile } from 'node:fs/promises';
import type { ErrorObject, ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';

const OPENAPI = new URL('../../openapi.yaml', import.meta.url);
const METHODS = ['get', 'put', 'post', 'delete'] as const;

type Operation = {
  operationId: string;
  requestBody?: { content?: { 'application/json'?: { schema: object } } };
};
type OpenApi = { paths: Record<string, Partial<Record<(typeof METHODS)[number], Operation>>> };

/** Holds request bodies against `openapi.yaml`, so that no answer key or shape is written twice. */
export type RequestChecker = {
  /** Returns the first fault of a body (its place and kind, never its value), or null. */
  findFault(operationId: string, body: unknown): string | null;
  /** The answer keys in the order of the contract. */
  answerKeys: string[];
};

let shared: Promise<RequestChecker> | undefined;

/** Reads the contract, once per process, and compiles the schema of an operation when it is first used. */
export function createRequestChecker(): Promise<RequestChecker> {
  shared ??= readContract();
  return shared;
}

async function readContract(): Promise<RequestChecker> {
  const openapi = parse(await readFile(OPENAPI, 'utf8'), { maxAliasCount: -1 }) as OpenApi & {
    components: { schemas: Record<string, { properties?: object }> };
  };
  const ajv = new Ajv2020({ strict: false, allErrors: false });
  addFormats(ajv);
  ajv.addSchema(openapi, 'openapi.yaml');
  const checks = new Map<string, ValidateFunction>();
  return {
    answerKeys: Object.keys(openapi.components.schemas['StudentAnswers']?.properties ?? {}),
    findFault(operationId, body) {
      let validate = checks.get(operationId);
      if (!validate) {
        validate = ajv.compile({ $ref: `openapi.yaml#${findSchema(openapi, operationId)}` });
        checks.set(operationId, validate);
      }
      return validate(body) ? null : describe(validate.errors?.[0]);
    },
  };
}

function describe(fault: ErrorObject | undefined): string {
  const extra = (fault?.params as { additionalProperty?: string } | undefined)?.additionalProperty;
  const unknown = fault?.propertyName;
  if (unknown !== undefined) return `the body must not have ${toHeaderText(unknown)}`;
  const reason = extra === undefined ? (fault?.message ?? 'is not valid') : `must not have ${extra}`;
  return toHeaderText(`${fault?.instancePath.slice(1) || 'the body'} ${reason}`);
}

/** Headers take no line breaks and no letters beyond ASCII. */
function toHeaderText(text: string): string {
  return text.replace(/[^ -~]/g, '?').slice(0, 200);
}

function findSchema(openapi: OpenApi, operationId: string): string {
  for (const [path, item] of Object.entries(openapi.paths))
    for (const method of METHODS)
      if (item[method]?.operationId === operationId) {
        const escaped = path.replaceAll('~', '~0').replaceAll('/', '~1');
        return encodeURI(`/paths/${escaped}/${method}/requestBody/content/application~1json/schema`);
      }
  throw new Error(`openapi.yaml has no operation ${operationId} with a JSON body`);
}
