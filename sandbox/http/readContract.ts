import { loadContract } from '../../contracts/kit/loadContract.ts';
import { openContract } from '../../contracts/kit/openContract.ts';
import { createSeedCheck } from '../developer/createSeedCheck.ts';
import type { SandboxContext } from '../SandboxContext.ts';

type ReadContract = Pick<SandboxContext, 'kit' | 'answerKeys' | 'documentKeys' | 'checkSeed'>;

let shared: Promise<ReadContract> | undefined;

/** Reads `openapi.yaml` once per process; the schema of an operation is compiled on first use. */
export function readContract(): Promise<ReadContract> {
  shared ??= loadContract().then((contract) => {
    const { StudentAnswers, DocumentAnswerKey } = contract.components?.schemas ?? {};
    return {
      kit: openContract(contract),
      checkSeed: createSeedCheck(contract),
      answerKeys: Object.keys(StudentAnswers?.properties ?? {}),
      documentKeys: (DocumentAnswerKey?.enum ?? []) as ReadContract['documentKeys'],
    };
  });
  return shared;
}
