import { fork } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadContract } from '../kit/loadContract.ts';
import { openContract } from '../kit/openContract.ts';
import { expectServer } from './expectServer.ts';
import { isAddress, loadPact, narrowPact } from './loadPact.ts';
import { PACT_PATH } from './Pact.ts';
import type { Pact } from './Pact.ts';
import { publishOutcome } from './publishOutcome.ts';
import { readOutcome } from './readOutcome.ts';
import type { Verification } from './readOutcome.ts';
import type { VerifierAnswer, VerifierTask } from './runVerifier.ts';

export interface VerifyOptions {
  /** Address of the provider. */
  url: string;
  /** Where its provider states are set up; without it they are skipped, as a static mock needs none. */
  statesUrl?: string;
  /** Another pact than the committed one: a file, an address at a broker, or the pact itself. */
  pact?: string | Pact;
  /** Only one operation (`GET /api/pdf`), or the interactions whose description or state holds these words. */
  only?: string;
  /** The version of the provider under which a broker is told the outcome. */
  publish?: string;
  branch?: string;
}

/**
 * Replays the pact against a provider, holds each reply against openapi.yaml, and says what it did not keep to.
 *
 * Throws when it could not be replayed at all: no pact, no server at the address.
 */
export async function verifyProvider(options: VerifyOptions): Promise<Verification> {
  const { url, statesUrl, pact = PACT_PATH, only, publish, branch } = options;
  const isAtBroker = typeof pact === 'string' && isAddress(pact);
  if (publish !== undefined && (only !== undefined || !isAtBroker))
    throw new Error('--publish needs the address of a pact at a broker, and the whole of it.');
  const whole = typeof pact === 'string' ? await loadPact(pact) : pact;
  const wanted = only === undefined ? whole : narrowPact(whole, only);
  const folder = await mkdtemp(join(tmpdir(), 'verify-'));
  const file = join(folder, 'pact.json');
  try {
    await expectServer(url);
    await writeFile(file, JSON.stringify(wanted));
    const answer = await runVerifier({ url, statesUrl, pact: file });
    const outcome = readOutcome(answer, wanted, openContract(await loadContract()));
    if (publish !== undefined) await publishOutcome(wanted, outcome, { version: publish, branch });
    return outcome;
  } finally {
    await rm(folder, { recursive: true });
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
