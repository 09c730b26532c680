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
 * Written by hand because `AbortSignal.any` is newer than Safari 16.0 and Firefox 115. The reason of the abort is
 * thrown at once, since older browsers reject with another error and a body may ignore its signal.
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
    const aborted = new Promise<never>((_resolve, reject) => {
      follow(signal, () => reject(signal.reason as Error));
    });
    return await Promise.race([work(signal), aborted]);
  } catch (error) {
    throw signal.aborted ? signal.reason : error;
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
