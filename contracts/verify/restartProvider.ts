import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

/** How long a server may take to answer again. */
const START_MS = 120_000;
const POLL_MS = 100;

/**
 * Restarts a provider with its team's command, and waits until `GET /health` is answered with 200.
 *
 * @param command - for a shell; it returns once the old server has stopped.
 * @throws if the command fails, or if the server does not answer within two minutes.
 */
export async function restartProvider(
  command: string,
  url: string,
  limitMs = START_MS,
  option = '--restart',
): Promise<void> {
  const [code] = (await once(
    spawn(command, { shell: true, stdio: ['ignore', 'ignore', 'inherit'] }),
    'exit',
  )) as [number | null];
  if (code !== 0) throw new Error(`The command of ${option} exited with code ${String(code)}.`);
  const end = performance.now() + limitMs;
  while (performance.now() < end) {
    const signal = AbortSignal.timeout(limitMs);
    const reply = await fetch(`${url}/health`, { redirect: 'manual', signal }).catch(() => undefined);
    await reply?.body?.cancel();
    if (reply?.status === 200) return;
    await wait(POLL_MS);
  }
  throw new Error(
    `${url}/health did not answer with 200 within ${String(limitMs / 1000)} s after a restart.`,
  );
}
