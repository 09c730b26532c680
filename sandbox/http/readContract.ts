import { openOwnContract } from '../../contracts/kit/openOwnContract.ts';
import { createSeedCheck } from '../developer/createSeedCheck.ts';
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
