/** Runs stand-ins in a thread, where a test environment has replaced no global and fakes no timer. */
import { parentPort } from 'node:worker_threads';
import { StoppedError } from './createClock.ts';
import { createStandIn, LostCallError, type StandIn, type StandInOptions } from './createStandIn.ts';
import type { Answered, Question } from './messages.ts';

const standIns = new Map<number, StandIn>();

async function answer({ standIn, method, args }: Question): Promise<unknown> {
  if (method === 'open') {
    standIns.set(standIn, await createStandIn(args[0] as StandInOptions));
    return undefined;
  }
  const open = standIns.get(standIn);
  if (!open) throw new Error('The backend is closed.');
  if (method === 'close') standIns.delete(standIn);
  return (open[method] as (...all: unknown[]) => unknown)(...args);
}

parentPort?.on('message', (question: Question) => {
  const { id } = question;
  answer(question).then(
    (value) => parentPort?.postMessage({ id, value } satisfies Answered),
    (error: unknown) => {
      const isLost = error instanceof LostCallError || error instanceof StoppedError;
      const problem = error instanceof Error ? error.message : String(error);
      parentPort?.postMessage({ id, problem, isLost } satisfies Answered);
    },
  );
});
