import { openOwnContract } from '../../contracts/kit/openOwnContract.ts';
import { createSeedCheck } from '../developer/createSeedCheck.ts';
import type { SandboxContext } from '../SandboxContext.ts';

type ReadContract = Pick<SandboxContext, 'kit' | 'answerKeys' | 'documentKeys' | 'checkSeed'>;

/** Reads the parts of `openapi.yaml` that the sandbox needs. */
export async function readContract(): Promise<ReadContract> {
  const { contract, kit } = await openOwnContract();
  const { StudentAnswers, DocumentAnswerKey } = contract.components?.schemas ?? {};
  return {
    kit,
    checkSeed: createSeedCheck(contract),
    answerKeys: Object.keys(StudentAnswers?.properties ?? {}),
    documentKeys: (DocumentAnswerKey?.enum ?? []) as ReadContract['documentKeys'],
  };
}
