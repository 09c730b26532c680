/**
 * Checks openapi.yaml against the rules that Redocly cannot express. Run as `node contracts/rules/checkContract.ts`.
 */
import { readFileSync } from 'node:fs';
import type { Contract } from '../kit/contract.ts';
import { loadContract } from '../kit/loadContract.ts';
import { checkAnswerLists } from './checkAnswerLists.ts';
import { checkLimits } from './checkLimits.ts';
import { checkOperations } from './checkOperations.ts';
import { checkSentences } from './checkSentences.ts';

const ROOT = new URL('../../', import.meta.url);

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
  const contract = await loadContract();
  const read = (path: string) => readFileSync(new URL(path, ROOT), 'utf8');
  const page = read('docs/contracts/sentences.md');
  const table = JSON.parse(read('planted/backend.json')) as Record<
    string,
    Record<string, { name: string }[]>
  >;
  const planted = Object.values(table).flatMap((files) =>
    Object.values(files).flatMap((rows) => rows.map(({ name }) => name)),
  );
  const faults = [...checkContract(contract), ...checkSentences(contract, page, planted)];
  for (const fault of faults) console.error(fault);
  console.log(
    faults.length > 0 ? `${faults.length} findings in openapi.yaml.` : 'The contract follows our rules.',
  );
  process.exitCode = faults.length > 0 ? 1 : 0;
}
