import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ErrorObject } from 'ajv';
import ajvFormats from 'ajv-formats';
import type { FormatsPlugin } from 'ajv-formats';
import type { JsonSchema } from './contract.ts';

/** Returns what is wrong with a value, as sentences that name its place and never repeat it; none when it fits. */
export type Validate = (schema: JsonSchema | undefined, value: unknown, place?: string) => string[];

/**
 * Builds a validator for the schemas of a contract; each is compiled when it is first used.
 *
 * OpenAPI 3.1 schemas are JSON Schema 2020-12.
 */
export function createValidator(): Validate {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  (ajvFormats.default as FormatsPlugin)(ajv);

  return (schema = {}, value, place = '') => {
    const validate = ajv.compile(schema);
    if (validate(value)) return [];
    return [...new Set((validate.errors ?? []).map((error) => describe(error, place)))];
  };
}

function describe({ instancePath, message, params, propertyName }: ErrorObject, place: string): string {
  const names = Object.values(params as object).filter((param) => typeof param === 'string');
  const allowed = (params as { allowedValues?: unknown[] }).allowedValues?.map((one) => JSON.stringify(one));
  const path = place + instancePath.replaceAll('/', '.');
  return [path, propertyName, message, ...names, allowed?.slice(0, 12).join(', ')].filter(Boolean).join(' ');
}
