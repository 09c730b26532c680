import { setImmediate } from 'node:timers/promises';
import type { Schedule } from '../SandboxOptions.ts';

/** Work that goes on after its request was answered. */
export type Background = ReturnType<typeof createBackground>;

export function createBackground(schedule: Schedule) {
  const cancels = new Set<() => void>();
  const running = new Set<Promise<void>>();
  let isStopped = false;

  /** Resolves when no task is running; tasks still waiting for their time do not count. */
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
    /** Does the task once the request is answered, so that the time of the answer tells nothing of it. */
    afterReply: (task: () => void): void =>
      run(async () => {
        await setImmediate();
        task();
      }),
    /** Does the task after the delay; what it throws is reported, never lost. */
    later(delayMs: number, task: () => void | Promise<void>): void {
      if (isStopped) return;
      const cancel = schedule(delayMs, () => {
        cancels.delete(cancel);
        run(task);
      });
      cancels.add(cancel);
    },
    /** Drops what waits and resolves when what runs is done. */
    async stop(): Promise<void> {
      isStopped = true;
      for (const cancel of cancels) cancel();
      cancels.clear();
      await idle();
    },
  };
}
