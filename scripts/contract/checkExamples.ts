/** Holds every example of openapi.yaml against its schema. Run as `node scripts/contract/checkExamples.ts`. */
import type { Contract } from '../../contracts/kit/contract.ts';
import { createValidator } from '../../contracts/kit/createValidator.ts';
import { listExamples } from './listExamples.ts';
import { loadContract } from '../../contracts/kit/loadContract.ts';

/**
 * Returns one sentence per example that does not fit its schema.
 *
 * Prism answers with these examples, so a wrong one would teach the frontend a reply that cannot come. CARD-08.
 */
export function checkExamples(contract: Contract): string[] {
  const validate = createValidator(contract);
  return listExamples(contract).flatMap(({ name, value, schemaPointer }) =>
    validate(schemaPointer, value).map((fault) => `${name}: ${fault}`),
  );
}

if (import.meta.main) {
  const contract = await loadContract();
  const faults = checkExamples(contract);
  for (const fault of faults) console.error(fault);
  const count = listExamples(contract).length;
  console.log(
    faults.length > 0
      ? `${faults.length} faults in ${count} examples.`
      : `All ${count} examples fit their schemas.`,
  );
  process.exitCode = faults.length > 0 ? 1 : 0;
}
