import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { loadContract } from '../kit/loadContract.ts';
import { openContract } from '../kit/openContract.ts';
import { expectSomebody } from './expectSomebody.ts';
import { isAddress, loadPact, narrowPact, readBroker } from './loadPact.ts';
import { publishOutcome } from './publishOutcome.ts';
import { readOutcome } from './readOutcome.ts';
import type { Verification } from './readOutcome.ts';

export type { Verification } from './readOutcome.ts';
import type { VerifierAnswer, VerifierTask } from './runVerifier.ts';

/** The pact the consumer tests wrote. */
export const PACT = fileURLToPath(new URL('../pacts/admission-web-admission-api.json', import.meta.url));

export interface VerifyOptions {
  /** Address of the provider. */
  url: string;
  /** Where its provider states are set up; without it they are skipped, as a static mock needs none. */
  statesUrl?: string;
  /** Another pact than the committed one. */
  pact?: string;
  /** Only one operation (`GET /api/pdf`), or the interactions whose description or state holds these words. */
  only?: string;
  /** The version of the provider under which a broker is told the outcome. */
  publish?: string;
  branch?: string;
  /** Leaves openapi.yaml out, as Pact's own verifier does. */
  pactOnly?: boolean;
}

/**
 * Replays the pact against a provider, holds each reply against openapi.yaml, and says what it did not keep to.
 *
 * Throws when it could not be replayed at all: no pact, nobody at the address.
 */
export async function verifyProvider(options: VerifyOptions): Promise<Verification> {
  const { url, statesUrl, pact = PACT, only, publish, branch, pactOnly = false } = options;
  if (publish !== undefined && (only !== undefined || !isAddress(pact)))
    throw new Error('--publish needs the address of a pact at a broker, and the whole of it.');
  const broker = readBroker();
  const whole = await loadPact(pact, broker);
  const narrowed = only === undefined ? null : await narrowPact(whole, only);
  const { file, path } = narrowed ?? { file: whole, path: pact };
  try {
    await expectSomebody(url);
    const answer = await runVerifier({ url, statesUrl, pact: path, broker });
    const kit = pactOnly ? undefined : openContract(await loadContract());
    const outcome = readOutcome(answer, file, kit);
    if (publish !== undefined) await publishOutcome(file, outcome, { version: publish, branch }, broker);
    return outcome;
  } finally {
    await narrowed?.remove();
  }
}

function runVerifier(task: VerifierTask): Promise<VerifierAnswer> {
  return new Promise((resolve, reject) => {
    const child = fork(
      new URL(import.meta.url.endsWith('.ts') ? './runVerifier.ts' : './runVerifier.js', import.meta.url),
      {
        silent: true,
        env: { ...process.env, PACT_DO_NOT_TRACK: 'true' },
      },
    );
    let said = '';
    child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.stdout?.resume();
    child.once('message', (outcome) => resolve(outcome as VerifierAnswer));
    child.once('exit', (code) => reject(new Error(`Pact's verifier ended with ${String(code)}. ${said}`)));
    child.once('error', reject);
    child.send(task);
  });
}
