import { Ajv2020 } from 'ajv/dist/2020.js';
import { HttpError } from '../http/HttpError.ts';

const text = { type: 'string' };
const SEED = {
  type: 'object',
  properties: {
    password: text,
    confirmed: { type: 'boolean' },
    status: { enum: ['none', 'started', 'validating', 'submitted'] },
    answers: { type: 'object' },
    last_page: text,
    logins: { type: 'integer', minimum: 0, maximum: 1000 },
    add_another: { type: 'object', additionalProperties: { type: 'integer' } },
    tabs: { type: 'object', additionalProperties: text },
    documents: {
      type: 'object',
      additionalProperties: {
        type: 'object',
        properties: {
          file_name: text,
          status: { enum: ['UNPROCESSED', 'IN_PROGRESS', 'COMPLETED', 'FAILED', 'NOT_ANSWERED'] },
          message: text,
        },
      },
    },
  },
};

const ajv = new Ajv2020();
const validate = ajv.compile(SEED);

/** Refuses a seed that is of another shape than `Seed`; its answers are held against the contract later. */
export function checkSeed(seed: object): void {
  if (validate(seed)) return;
  throw new HttpError(400, `The seed is not valid: ${ajv.errorsText(validate.errors, { dataVar: 'seed' })}.`);
}
