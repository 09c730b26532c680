import { fork } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rootCertificates } from 'node:tls';
import { openOwnContract } from '../kit/openOwnContract.ts';
import { explainNoAnswer } from './explainNoAnswer.ts';
import { learnHabits } from './learnHabits.ts';
import { narrowPact } from './narrowPact.ts';
import { readPact, type Pact } from './Pact.ts';
import { readOutcome, type Verification } from './readOutcome.ts';
import type { VerifierAnswer, VerifierTask } from './runVerifier.ts';

export interface VerifyOptions {
  /** Address of the provider. */
  url: string;
  /** The URL to which provider states are posted; omitted for a static mock, which needs none. */
  statesUrl?: string;
  /** A pact other than the committed one. */
  pact?: Pact;
  /** Some operations (`logIn,getProfile` or `GET /api/pdf`), or the interactions whose description or state contains these words. */
  only?: string;
  /** Time limit for each reply, in ms; 10 s by default. */
  limitMs?: number;
}

/** Without a limit, a host that drops packets would stall the run for minutes. */
export const LIMIT_MS = 10_000;

/**
 * Replays the pact against a provider, checks each reply against openapi.yaml, and reports violations.
 * Throws if it cannot run at all, for example if no server answers at the address.
 */
export async function verifyProvider({
  url,
  statesUrl,
  pact,
  only,
  limitMs = LIMIT_MS,
}: VerifyOptions): Promise<Verification> {
  const { kit } = await openOwnContract();
  const whole = pact ?? (await readPact());
  const wanted = only === undefined ? whole : narrowPact(whole, only, kit);
  const folder = await mkdtemp(join(tmpdir(), 'verify-'));
  const file = join(folder, 'pact.json');
  try {
    await expectServer(url);
    await writeFile(file, JSON.stringify(wanted));
    const { isPrefixed } = await learnHabits({ url, statesUrl, limitMs });
    const task = { url, statesUrl, isPrefixed, pact: file, limitMs };
    const answer = await runVerifier(task, await certify(url, folder));
    return readOutcome(answer, wanted, kit, statesUrl);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Fails early if the provider is unreachable. Any response will do. */
async function expectServer(url: string): Promise<void> {
  const signal = AbortSignal.timeout(LIMIT_MS);
  await fetch(`${url}/health`, { redirect: 'manual', signal }).catch((cause: unknown) => {
    throw new Error(`No server answers at ${url}${explainNoAnswer(cause)}.`, { cause });
  });
}

/**
 * Returns environment variables that restrict the certificates to a single one. Otherwise Pact reads all certificates of
 * the machine before each call, which takes longer than the call itself and is not needed: Pact calls only the process
 * that forwards its calls.
 */
async function certify(url: string, folder: string): Promise<NodeJS.ProcessEnv> {
  // The forwarding process may need the machine's certificates.
  if (url.startsWith('https:')) return {};
  const file = join(folder, 'certificate.pem');
  await writeFile(file, rootCertificates[0] ?? '');
  return { SSL_CERT_FILE: file, SSL_CERT_DIR: folder };
}

function runVerifier(task: VerifierTask, certificates: NodeJS.ProcessEnv): Promise<VerifierAnswer> {
  const { NO_PROXY, no_proxy = NO_PROXY } = process.env;
  const noProxy = [no_proxy, '127.0.0.1'].filter(Boolean).join();
  return new Promise((resolve, reject) => {
    const child = fork(
      new URL(import.meta.url.endsWith('.ts') ? './runVerifier.ts' : './runVerifier.js', import.meta.url),
      {
        silent: true,
        // Pact would send even the calls to this machine through a proxy.
        env: {
          ...process.env,
          ...certificates,
          NO_PROXY: noProxy,
          no_proxy: noProxy,
          PACT_DO_NOT_TRACK: 'true',
        },
      },
    );
    let said = '';
    child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.stdout?.resume();
    child.once('message', (outcome) => resolve(outcome as VerifierAnswer));
    child.once('exit', (code) =>
      reject(new Error(`Pact's verifier exited with code ${String(code)}. ${said}`)),
    );
    child.once('error', reject);
    child.send(task);
  });
}
