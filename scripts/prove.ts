import { readCommand } from '../contracts/verify/readCommand.ts';
import { openContract } from '../contracts/kit/openContract.ts';
import { CONTRACT_PATH, loadContract } from '../contracts/kit/loadContract.ts';
import { checkPact } from './prove/checkPact.ts';
import { verifyLenientProvider } from './prove/lenientReplies.ts';
import { measureCoverage } from './prove/measureCoverage.ts';
import { readPact } from '../contracts/verify/Pact.ts';
import type { Proof } from './prove/Proof.ts';
import { verifyMock } from './prove/verifyMock.ts';
import { verifyThroughGateway } from './prove/verifyThroughGateway.ts';
import { WAIVERS } from '../contracts/verify/waivers.ts';

/**
 * `npm run prove`: one truth holds in the contract, the pact, the mock and the sandbox.
 *
 * Every proof runs, also after one has failed.
 */
async function prove(): Promise<number> {
  const contract = await loadContract();
  const pact = await readPact();

  const proofs: [name: string, shows: string, prove: () => Proof | Promise<Proof>][] = [
    [
      'pact in spec',
      'every request and reply is one openapi.yaml allows',
      async () => ({
        checked: pact.interactions.length,
        faults: await checkPact(openContract(contract), pact),
      }),
    ],
    [
      'coverage',
      'every status of every operation is covered',
      () => measureCoverage(contract, pact, WAIVERS),
    ],
    ['lenient', 'no other legal reply is refused', () => verifyLenientProvider(contract, pact)],
    ['mock', 'the static mock keeps to the pact', () => verifyMock(CONTRACT_PATH, pact)],
    [
      'sandbox',
      'the sandbox keeps to the pact through the gateway, and breaks openapi.yaml nowhere',
      () => verifyThroughGateway(pact, CONTRACT_PATH),
    ],
  ];

  let broken = 0;
  for (const [name, shows, run] of proofs) {
    const started = performance.now();
    const { checked, faults: found } = await attempt(run);
    const seconds = (performance.now() - started) / 1000;
    broken += found.length;
    const mark = found.length > 0 ? 'FAILED' : 'ok';
    console.log(
      `${mark.padEnd(7)} ${name.padEnd(13)} ${seconds.toFixed(1).padStart(5)} s  ${shows} (${String(checked)})`,
    );
    for (const fault of found) console.error(fault.replace(/^/gm, '        '));
  }
  for (const { operationId, statuses, reason } of WAIVERS)
    console.log(`waived: ${operationId} ${statuses.join(' ')}: ${reason}`);
  console.log(broken > 0 ? `Not proven: ${String(broken)} faults.` : 'Proven.');
  return broken > 0 ? 1 : 0;
}

/** A proof that cannot be made is a fault of its own; the others still run. */
async function attempt(run: () => Proof | Promise<Proof>): Promise<Proof> {
  try {
    return await run();
  } catch (error) {
    return { checked: 0, faults: [error instanceof Error ? error.message : String(error)] };
  }
}

readCommand({
  name: 'npm run prove',
  does: 'Proves that contract, pact, mock and sandbox agree. Ends with 0 when all holds, else with 1.',
});
process.exitCode = await prove();
