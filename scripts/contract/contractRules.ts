import type { Contract } from '../../contracts/kit/contract.ts';
import { checkAnswerLists } from './rules/checkAnswerLists.ts';
import { checkRequests } from './rules/checkRequests.ts';
import { checkResponses } from './rules/checkResponses.ts';
import { checkSecurity } from './rules/checkSecurity.ts';
import { checkStatusLists } from './rules/checkStatusLists.ts';

/** Returns one sentence per place that breaks the rule. */
export type ContractRule = (contract: Contract) => string[];

/** What this product demands of its contract and no linter knows. */
export const CONTRACT_RULES: readonly ContractRule[] = [
  checkSecurity,
  checkRequests,
  checkResponses,
  checkAnswerLists,
  checkStatusLists,
];
