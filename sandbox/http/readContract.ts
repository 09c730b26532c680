import type { Contract } from '../../contracts/kit/contract.ts';
import { createValidator } from '../../contracts/kit/createValidator.ts';
import { openOwnContract } from '../../contracts/kit/openOwnContract.ts';
import type { SandboxContext } from '../SandboxContext.ts';

type ReadContract = Pick<SandboxContext, 'kit' | 'answerKeys' | 'documentKeys' | 'checkSeed'>;

let own: Promise<ReadContract> | undefined;

/**
 * Reads the parts of `openapi.yaml` that the sandbox needs, once per process, because compiling its schemas takes longer
 * than anything else that a sandbox does when it starts.
 */
export function readContract(): Promise<ReadContract> {
  own ??= read();
  return own;
}

async function read(): Promise<ReadContract> {
  const { contract, kit } = await openOwnContract();
  const { StudentAnswers, DocumentAnswerKey } = contract.components?.schemas ?? {};
  return {
    kit,
    checkSeed: createSeedCheck(contract),
    answerKeys: Object.keys(StudentAnswers?.properties ?? {}),
    documentKeys: (DocumentAnswerKey?.enum ?? []) as ReadContract['documentKeys'],
  };
}

const text = { type: 'string' };

/**
 * Creates the validator for a `Seed`. It returns errors as sentences that begin with a property path such as
 * `seed.tabs`.
 */
function createSeedCheck({ components }: Contract): (seed: object) => string[] {
  const schemas = components?.schemas ?? {};
  const document = {
    type: 'object',
    properties: { file_name: text, status: schemas.ProcessingStatus ?? {}, message: text },
  };
  const schema = {
    type: 'object',
    additionalProperties: false,
    properties: {
      username: text,
      like: text,
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
  return (seed) =>
    Object.keys(seed).every((key) => key === 'username' || key === 'like')
      ? []
      : validate(schema, seed, 'seed');
}
