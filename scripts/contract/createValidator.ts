import { Ajv2020 } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import type { Contract } from './contract.ts';

/** Returns what is wrong with a value, as sentences; none when it fits. */
export type Validate = (schemaPointer: string, value: unknown) => string[];

/**
 * Builds a validator for any schema of the contract, addressed by its JSON pointer.
 *
 * OpenAPI 3.1 schemas are JSON Schema 2020-12; ajv is told the whole document, so references just work.
 */
export function createValidator(contract: Contract): Validate {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  ajvFormats(ajv);
  ajv.addSchema(contract, 'contract');

  return (schemaPointer, value) => {
    const validate = ajv.compile({ $ref: `contract${encodeURI(schemaPointer)}` });
    if (validate(value)) return [];
    return (validate.errors ?? []).map((error) => {
      const detail = Object.values(error.params).filter((param) => typeof param === 'string');
      return [error.instancePath, error.message, ...detail].filter(Boolean).join(' ');
    });
  };
}
