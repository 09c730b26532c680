import type { Contract } from '../../contracts/kit/contract.ts';
import { createValidator } from '../../contracts/kit/createValidator.ts';

const text = { type: 'string' };

/**
 * Creates the validator for a `Seed`. It returns errors as sentences that begin with a property path such as
 * `.tabs`.
 */
export function createSeedCheck({ components }: Contract): (seed: object) => string[] {
  const schemas = components?.schemas ?? {};
  const document = {
    type: 'object',
    properties: { file_name: text, status: schemas.ProcessingStatus ?? {}, message: text },
  };
  const schema = {
    properties: {
      password: text,
      confirmed: { type: 'boolean' },
      status: { enum: ['none', ...(schemas.WebStatus?.enum ?? [])] },
      answers: schemas.StudentAnswers ?? {},
      last_page: { enum: ['', ...(schemas.LastPage?.enum ?? [])] },
      logins: { type: 'integer', minimum: 0, maximum: 1000 },
      add_another: schemas.AddAnotherCounts ?? {},
      tabs: schemas.ChosenTabs ?? {},
      documents: {
        type: 'object',
        propertyNames: schemas.DocumentAnswerKey ?? {},
        additionalProperties: document,
      },
    },
  };
  const validate = createValidator();
  return (seed) => validate(schema, seed);
}
