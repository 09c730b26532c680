import { setImmediate } from 'node:timers/promises';
import type { Schedule } from '../SandboxOptions.ts';

/** Runs tasks after the reply to a request has been sent. */
export type Background = ReturnType<typeof createBackground>;

export function createBackground(schedule: Schedule) {
  const cancels = new Set<() => void>();
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();

  /** Resolves when no task is running; scheduled tasks do not count. */
  const idle = async (): Promise<void> => {
    while (running.size > 0) await Promise.all(running);
  };

  const run = (task: () => void | Promise<void>): void => {
    const promise: Promise<void> = Promise.resolve()
      .then(task)
      .catch((error: unknown) => console.error('sandbox: background work failed', error))
      .finally(() => running.delete(promise));
    running.add(promise);
  };

  return {
    idle,
    /** Aborted when the server is stopped. */
    stopped: stopping.signal,
    /** Runs the task after the reply, so that response times reveal nothing about it. */
    afterReply: (task: () => void): void =>
      run(async () => {
        await setImmediate();
        task();
      }),
    /** Runs the task after the delay and reports any error it throws. */
    later(delayMs: number, task: () => void | Promise<void>): void {
      if (stopping.signal.aborted) return;
      const cancel = schedule(delayMs, () => {
        cancels.delete(cancel);
        run(task);
      });
      cancels.add(cancel);
    },
    /** Cancels scheduled tasks, and resolves once the running ones have finished. */
    async stop(): Promise<void> {
      stopping.abort();
      for (const cancel of cancels) cancel();
      cancels.clear();
      await idle();
    },
  };
}
