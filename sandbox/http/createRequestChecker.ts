import type { DocumentAnswerKey } from '@admission/sdk';
import { loadContract } from '../../contracts/kit/loadContract.ts';
import { openContract } from '../../contracts/kit/openContract.ts';

/** Holds request bodies against `openapi.yaml`, so that no answer key or shape is written twice. */
export type RequestChecker = {
  /** Returns the first fault of a body (its place and kind, never its value), or null. */
  findFault(operationId: string, body: unknown): string | null;
  /** The answer keys in the order of the contract. */
  answerKeys: string[];
  /** Every question answered with a document. */
  documentKeys: readonly DocumentAnswerKey[];
};

let shared: Promise<RequestChecker> | undefined;

/** Reads the contract, once per process; the schema of an operation is compiled when it is first used. */
export function createRequestChecker(): Promise<RequestChecker> {
  shared ??= readContract();
  return shared;
}

async function readContract(): Promise<RequestChecker> {
  const contract = await loadContract();
  const kit = openContract(contract);
  const { StudentAnswers, DocumentAnswerKey } = contract.components?.schemas ?? {};
  return {
    answerKeys: Object.keys(StudentAnswers?.properties ?? {}),
    documentKeys: (DocumentAnswerKey?.enum ?? []) as DocumentAnswerKey[],
    findFault(operationId, body) {
      const [fault] = kit.checkBody(operationId, body);
      return fault === undefined ? null : toHeaderText(fault);
    },
  };
}

/** Headers take no line breaks and no letters beyond ASCII. */
function toHeaderText(text: string): string {
  return text.replace(/[^ -~]/g, '?').slice(0, 200);
}
