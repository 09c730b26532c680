/**
 * Checks openapi.yaml against the rules that Redocly cannot express. Run as `node contracts/rules/checkContract.ts`.
 */
import type { Contract } from '../kit/contract.ts';
import { loadContract } from '../kit/loadContract.ts';
import { checkAnswerLists } from './checkAnswerLists.ts';
import { checkLimits } from './checkLimits.ts';
import { checkOperations } from './checkOperations.ts';

/** Returns one sentence per violated rule and place. */
export function checkContract(contract: Contract): string[] {
  return [checkDescriptions, checkOperations, checkLimits, checkAnswerLists].flatMap((rule) =>
    rule(contract),
  );
}

function checkDescriptions({ components }: Contract): string[] {
  return Object.entries(components?.schemas ?? {})
    .filter(([, { description }]) => !description)
    .map(([name]) => `${name}: needs a description.`);
}

if (import.meta.main) {
  const faults = checkContract(await loadContract());
  for (const fault of faults) console.error(fault);
  console.log(
    faults.length > 0 ? `${faults.length} findings in openapi.yaml.` : 'The contract follows our rules.',
  );
  process.exitCode = faults.length > 0 ? 1 : 0;
}
