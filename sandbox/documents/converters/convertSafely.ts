import { Worker } from 'node:worker_threads';
import type { Conversion } from './convertFile.ts';
import { convertWord } from './convertWord.ts';
import { detectKind, isWordName } from './detectKind.ts';

/** A hostile file may keep a parser busy for ever; an honest one of 10 MB takes a few seconds. */
const TIME_LIMIT_MS = 30_000;
const MEMORY_LIMIT_MB = 512;
const TOO_HARD: Conversion = {
  failure: 'We could not convert this file. Please save it as a PDF in a smaller size and upload it again.',
};

/**
 * Turns an uploaded file into a PDF, whatever the file does.
 *
 * It is parsed in a worker with limits of time (milliseconds) and memory, so that the sandbox goes on answering and
 * the next file is converted. Word documents are read by LibreOffice, which is a process of its own already.
 */
export async function convertSafely(
  content: Uint8Array,
  fileName: string,
  timeLimitMs = TIME_LIMIT_MS,
): Promise<Conversion> {
  const kind = detectKind(content);
  if ((kind === 'doc' || kind === 'docx') && isWordName(fileName, kind)) return convertWord(content, kind);

  const worker = new Worker(new URL('./conversionWorker.ts', import.meta.url), {
    workerData: { content, fileName },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB },
    execArgv: [],
  });
  const { promise, resolve } = Promise.withResolvers<Conversion>();
  const timer = setTimeout(() => resolve(TOO_HARD), timeLimitMs);
  worker.once('message', resolve);
  worker.once('error', () => resolve(TOO_HARD));
  worker.once('exit', () => resolve(TOO_HARD));
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
