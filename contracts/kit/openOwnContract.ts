import { loadContract } from './loadContract.ts';
import { openContract } from './openContract.ts';

type OwnContract = Awaited<ReturnType<typeof open>>;

let own: Promise<OwnContract> | undefined;

/**
 * Opens our own openapi.yaml once per process, because reading and compiling it takes a second. Callers share the result
 * and must not change it.
 */
export function openOwnContract(): Promise<OwnContract> {
  own ??= open();
  return own;
}

async function open() {
  const contract = await loadContract();
  return { contract, kit: openContract(contract) };
}
