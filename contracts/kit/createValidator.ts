import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ErrorObject } from 'ajv';
import ajvFormats from 'ajv-formats';
import type { FormatsPlugin } from 'ajv-formats';
import type { JsonSchema } from './contract.ts';

/** Returns what is wrong with a value, as sentences that never repeat it; none when it fits. */
export type Validate = (schema: JsonSchema, value: unknown) => string[];

/**
 * Builds a validator for the schemas of a contract; each is compiled when it is first used.
 *
 * OpenAPI 3.1 schemas are JSON Schema 2020-12.
 */
export function createValidator(): Validate {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  (ajvFormats.default as FormatsPlugin)(ajv);

  return (schema, value) => {
    const validate = ajv.compile(schema);
    if (validate(value)) return [];
    return [...new Set((validate.errors ?? []).map(describe))];
  };
}

function describe({ instancePath, message, params, propertyName }: ErrorObject): string {
  const names = Object.values(params as object).filter((param) => typeof param === 'string');
  const allowed = (params as { allowedValues?: unknown[] }).allowedValues?.map((one) => JSON.stringify(one));
  const place = instancePath.replaceAll('/', '.');
  return [place, propertyName, message, ...names, allowed?.slice(0, 12).join(', ')].filter(Boolean).join(' ');
}
