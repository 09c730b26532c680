import { StartError } from './StartError.ts';

/** Signals that arrive within this time count as one. */
const AT_ONCE_MS = 500;

/**
 * Starts something, keeps it running until Ctrl-C or SIGTERM, then closes it and exits with code 0.
 * A `StartError` is printed as one line and exits with code 1. A second Ctrl-C exits without waiting for
 * closing to finish.
 */
export async function runUntilStopped(start: () => Promise<{ close: () => Promise<void> }>): Promise<void> {
  const stopped = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        const first = Date.now();
        // Under npm, one Ctrl-C arrives twice: from the terminal, and passed on by npm.
        process.on(signal, () => {
          if (Date.now() - first > AT_ONCE_MS) process.exit(0);
        });
        resolve();
      });
    }
  });

  try {
    const starting = start();
    const running = await Promise.race([starting, stopped]);
    await stopped;
    await (running ?? (await starting)).close();
    process.exit(0);
  } catch (error) {
    // If closing fails too, only the original error can be a `StartError`.
    const first: unknown = error instanceof SuppressedError ? error.suppressed : error;
    console.error(first instanceof StartError ? first.message : error);
    process.exit(1);
  }
}
