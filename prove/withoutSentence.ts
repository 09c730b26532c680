import { loadContract } from '../contracts/kit/loadContract.ts';
import { listDescriptions } from '../contracts/rules/checkSentences.ts';
import { findSentence } from '../contracts/verify/histories/findSentence.ts';

const sentences = listDescriptions(await loadContract());

/** Returns the expectations of the histories for which no sentence of openapi.yaml asks. */
export const withoutSentence = (expectations: string[]): string[] =>
  expectations.filter((expected) => {
    const asking = findSentence(expected);
    return asking.length === 0 || !asking.every((words) => sentences.some((one) => one.startsWith(words)));
  });
