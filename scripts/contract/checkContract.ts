/** Holds openapi.yaml against the rules that Redocly cannot say. Run as `node scripts/contract/checkContract.ts`. */
import type { Contract } from '../../contracts/kit/contract.ts';
import { loadContract } from '../../contracts/kit/loadContract.ts';
import { checkAnswerLists } from './rules/checkAnswerLists.ts';
import { checkLimits } from './rules/checkLimits.ts';
import { checkOperations } from './rules/checkOperations.ts';

/** Returns one sentence per broken rule and place. */
export function checkContract(contract: Contract): string[] {
  return [checkOperations, checkLimits, checkAnswerLists].flatMap((rule) => rule(contract));
}

if (import.meta.main) {
  const faults = checkContract(await loadContract());
  for (const fault of faults) console.error(fault);
  console.log(
    faults.length > 0 ? `${faults.length} faults in the contract.` : 'The contract keeps our rules.',
  );
  process.exitCode = faults.length > 0 ? 1 : 0;
}
