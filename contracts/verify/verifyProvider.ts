import { fork } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadContract } from '../kit/loadContract.ts';
import { openContract } from '../kit/openContract.ts';
import { narrowPact } from './narrowPact.ts';
import { readPact } from './Pact.ts';
import type { Pact } from './Pact.ts';
import { readOutcome } from './readOutcome.ts';
import type { Verification } from './readOutcome.ts';
import type { VerifierAnswer, VerifierTask } from './runVerifier.ts';

export interface VerifyOptions {
  /** Address of the provider. */
  url: string;
  /** Where its provider states are set up; without it they are skipped, as a static mock needs none. */
  statesUrl?: string;
  /** Another pact than the committed one. */
  pact?: Pact;
  /** Only one operation (`GET /api/pdf`), or the interactions whose description or state holds these words. */
  only?: string;
  /** How long each reply may take; 10 s unless told. */
  limitMs?: number;
}

/** A host that drops what it is sent would else be waited for by the minute. */
export const LIMIT_MS = 10_000;

/**
 * Replays the pact against a provider, holds each reply against openapi.yaml, and says what it did not keep to.
 *
 * Throws when it could not be replayed at all, such as without a server at the address.
 */
export async function verifyProvider({
  url,
  statesUrl,
  pact,
  only,
  limitMs = LIMIT_MS,
}: VerifyOptions): Promise<Verification> {
  const whole = pact ?? (await readPact());
  const wanted = only === undefined ? whole : narrowPact(whole, only);
  const folder = await mkdtemp(join(tmpdir(), 'verify-'));
  const file = join(folder, 'pact.json');
  try {
    await expectServer(url);
    await writeFile(file, JSON.stringify(wanted));
    const answer = await runVerifier({ url, statesUrl, pact: file, limitMs });
    return readOutcome(answer, wanted, openContract(await loadContract()));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** A provider that is not there would fail every interaction in turn, at length; any answer will do. */
async function expectServer(url: string): Promise<void> {
  const signal = AbortSignal.timeout(LIMIT_MS);
  await fetch(`${url}/health`, { redirect: 'manual', signal }).catch((cause: unknown) => {
    throw new Error(`Nothing answers at ${url}.`, { cause });
  });
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
