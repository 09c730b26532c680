import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Conversion } from './Conversion.ts';

/** Converts a file. Resolves to undefined if the signal has ended the conversion. */
export type Convert = (
  content: Uint8Array,
  fileName: string,
  signal: AbortSignal,
) => Promise<Conversion | undefined>;

/** The limits of one conversion. All of its processes are killed after the time limit. */
export type ConversionLimits = { timeMs: number; heapMegabytes: number; dataMegabytes: number };

/** Enough for 110 megapixels, and for a long Word document on a slow machine. */
const LIMITS: ConversionLimits = { timeMs: 60_000, heapMegabytes: 512, dataMegabytes: 2048 };

const PROCESS = fileURLToPath(new URL('converterProcess.ts', import.meta.url));

/** `ulimit` also ends a process that outlives the sandbox. Systems that lack a limit ignore it. */
const SCRIPT = 'ulimit -c 0; ulimit -d "$1"; ulimit -t "$2"; shift 2; exec "$@"';

/**
 * Creates a converter that runs each conversion in a separate process.
 * So a file that needs too much time or memory fails without affecting others, and calls are still answered.
 */
export function createConverter(limits: Partial<ConversionLimits> = {}): Convert {
  return (content, fileName, signal) => convertApart(content, fileName, signal, { ...LIMITS, ...limits });
}

async function convertApart(
  content: Uint8Array,
  fileName: string,
  stop: AbortSignal,
  { timeMs, heapMegabytes, dataMegabytes }: ConversionLimits,
): Promise<Conversion | undefined> {
  const node = [process.execPath, `--max-old-space-size=${heapMegabytes}`, PROCESS];
  const limits = [String(dataMegabytes * 1024), String(Math.ceil(timeMs / 1000))];
  const child = spawn('sh', ['-c', SCRIPT, 'sh', ...limits, ...node], {
    // Its own process group, so that everything it starts ends with it.
    detached: true,
    env: { PATH: process.env.PATH },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const signal = AbortSignal.any([AbortSignal.timeout(timeMs), stop]);
  try {
    const ended = once(child, 'close', { signal });
    const answered = once(child, 'message', { signal }) as Promise<[Conversion]>;
    answered.catch(() => undefined);
    child.send({ content, fileName }, () => undefined);
    const [result] = await Promise.race([answered, ended.then(() => [undefined])]);
    if (result) return result;
  } catch {
    // The conversion timed out, or its process could not be started.
  } finally {
    endGroup(child);
  }
  if (stop.aborted) return undefined;
  return { failure: 'We could not convert this file. Please save it as a PDF and upload it again.' };
}

function endGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // All of its processes have ended.
  }
}
