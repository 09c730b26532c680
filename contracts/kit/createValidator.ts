import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ErrorObject, ValidateFunction } from 'ajv';
import ajvFormats from 'ajv-formats';
import type { FormatsPlugin } from 'ajv-formats';
import type { Contract } from './contract.ts';

/** Returns what is wrong with a value, as sentences that never repeat it; none when it fits. */
export type Validate = (schemaPointer: string, value: unknown) => string[];

/**
 * Builds a validator for any schema of the contract, addressed by its JSON pointer.
 *
 * OpenAPI 3.1 schemas are JSON Schema 2020-12; ajv is told the whole document, so references just work.
 */
export function createValidator(contract: Contract): Validate {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  (ajvFormats.default as FormatsPlugin)(ajv);
  ajv.addSchema(contract, 'contract');
  const compiled = new Map<string, ValidateFunction>();

  return (schemaPointer, value) => {
    let validate = compiled.get(schemaPointer);
    if (!validate) {
      validate = ajv.compile({ $ref: `contract${encodeURI(schemaPointer)}` });
      compiled.set(schemaPointer, validate);
    }
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
