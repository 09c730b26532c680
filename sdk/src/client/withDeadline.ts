/** When a call ends without a result. */
export interface Deadline {
  ms: number;
  signals: readonly (AbortSignal | undefined)[];
  /** Builds the error of a call that took too long. */
  createError: () => Error;
}

/**
 * Runs `work` until it settles, `ms` have passed or a signal aborts; its own signal aborts in the last two cases.
 *
 * Throws the reason of the abort at once, because a body may ignore its signal. Written by hand because
 * `AbortSignal.any` is newer than Safari 16.0 and Firefox 115.
 */
export async function withDeadline<Result>(
  { ms, signals, createError }: Deadline,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const { signal } = controller;
  const timer = setTimeout(() => controller.abort(createError()), ms);
  const unfollow = signals.map((other) => follow(other, () => controller.abort(other?.reason)));

  try {
    signal.throwIfAborted();
    // Listens before the work does: older browsers reject with another error than the reason.
    const aborted = new Promise<never>((_resolve, reject) => {
      follow(signal, () => reject(signal.reason as Error));
    });
    return await Promise.race([aborted, work(signal)]);
  } finally {
    clearTimeout(timer);
    for (const stop of unfollow) stop();
  }
}

/** Calls `onAbort` when the signal aborts, at once if it has; returns a function that stops this. */
function follow(signal: AbortSignal | undefined, onAbort: () => void): () => void {
  if (signal?.aborted) onAbort();
  signal?.addEventListener('abort', onAbort, { once: true });
  return () => signal?.removeEventListener('abort', onAbort);
}
