import type { Schedule } from '../SandboxOptions.ts';

/** Work that goes on after its request was answered. */
export type Background = {
  /** Does the task after the delay; what it throws is reported, never lost. */
  later(delayMs: number, task: () => void | Promise<void>): void;
  /** Resolves when no task is running; tasks still waiting for their time do not count. */
  idle(): Promise<void>;
  /** Drops what waits and resolves when what runs is done. */
  stop(): Promise<void>;
};

export function createBackground(schedule: Schedule): Background {
  const cancels = new Set<() => void>();
  const running = new Set<Promise<void>>();
  let isStopped = false;

  const run = async (task: () => void | Promise<void>): Promise<void> => {
    try {
      await task();
    } catch (error) {
      console.error('sandbox: background work failed', error);
    }
  };
  const idle = async (): Promise<void> => {
    while (running.size > 0) await Promise.all(running);
  };

  return {
    later(delayMs, task) {
      if (isStopped) return;
      const cancel = schedule(delayMs, () => {
        cancels.delete(cancel);
        const promise: Promise<void> = run(task).finally(() => running.delete(promise));
        running.add(promise);
      });
      cancels.add(cancel);
    },
    idle,
    async stop() {
      isStopped = true;
      for (const cancel of cancels) cancel();
      cancels.clear();
      await idle();
    },
  };
}
