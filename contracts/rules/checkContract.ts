import type { Contract } from '../kit/contract.ts';
import { checkAnswerLists } from './checkAnswerLists.ts';
import { checkLimits } from './checkLimits.ts';
import { checkOperations } from './checkOperations.ts';

/** Checks openapi.yaml against the rules that Redocly cannot express. Returns one sentence per violation. */
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
