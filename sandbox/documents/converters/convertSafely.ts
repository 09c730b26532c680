import { Worker } from 'node:worker_threads';
import { convertFile } from './convertFile.ts';
import type { Conversion } from './convertFile.ts';
import { detectKind } from './detectKind.ts';

/** A hostile file may keep a parser busy for ever; an honest one of 10 MB takes a few seconds. */
const TIME_LIMIT_MS = 30_000;
const MEMORY_LIMIT_MB = 512;
const TOO_HARD: Conversion = {
  failure: 'We could not convert this file. Please save it as a PDF in a smaller size and upload it again.',
};

export interface Limits {
  timeLimitMs?: number;
  memoryLimitMb?: number;
  /** Gives up the conversion when aborted, because its result is not wanted any more. */
  signal?: AbortSignal;
}

/**
 * Turns an uploaded file into a PDF, whatever the file does.
 *
 * It is parsed in a worker with limits of time (milliseconds) and memory, so that the sandbox goes on answering and
 * the next file is converted. Word documents are read by LibreOffice, which is a process of its own already.
 *
 * @throws the signal's reason, once it is aborted.
 */
export async function convertSafely(
  content: Uint8Array,
  fileName: string,
  { timeLimitMs = TIME_LIMIT_MS, memoryLimitMb = MEMORY_LIMIT_MB, signal }: Limits = {},
): Promise<Conversion> {
  const limit = AbortSignal.timeout(timeLimitMs);
  const until = signal ? AbortSignal.any([signal, limit]) : limit;
  const isWord = /^docx?$/.test(detectKind(content) ?? '');
  try {
    return isWord
      ? await convertFile(content, fileName, until)
      : await convertInWorker(content, fileName, until, memoryLimitMb);
  } catch (error) {
    signal?.throwIfAborted();
    if (limit.aborted) return TOO_HARD;
    throw error;
  }
}

async function convertInWorker(
  content: Uint8Array,
  fileName: string,
  signal: AbortSignal,
  memoryLimitMb: number,
): Promise<Conversion> {
  const worker = new Worker(new URL('./conversionWorker.ts', import.meta.url), {
    workerData: { content, fileName },
    resourceLimits: { maxOldGenerationSizeMb: memoryLimitMb },
    execArgv: [],
  });
  const { promise, resolve, reject } = Promise.withResolvers<Conversion>();
  const stop = () => reject(signal.reason as Error);
  signal.addEventListener('abort', stop);
  worker.once('message', resolve);
  worker.once('error', () => resolve(TOO_HARD));
  worker.once('exit', () => resolve(TOO_HARD));
  try {
    return await promise;
  } finally {
    signal.removeEventListener('abort', stop);
    await worker.terminate();
  }
}
