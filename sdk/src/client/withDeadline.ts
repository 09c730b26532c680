/** The conditions under which a call ends without a result. */
export interface Deadline {
  ms: number;
  signals: readonly (AbortSignal | undefined)[];
  /** Creates the error for a call that has timed out. */
  createError: () => Error;
}

/**
 * Runs `work` until it settles, `ms` have passed or a signal aborts. A timeout or an abort also aborts the signal
 * passed to `work`, and rejects at once, because reading a body may ignore its signal. Written by hand because
 * `AbortSignal.any` is missing in Safari 16.0 and Firefox 115.
 */
export async function withDeadline<Result>(
  { ms, signals, createError }: Deadline,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const { signal } = controller;
  const timer = setTimeout(() => controller.abort(createError()), ms);
  const follow = () => {
    for (const other of signals) if (other?.aborted) controller.abort(other.reason);
  };
  for (const other of signals) other?.addEventListener('abort', follow);

  try {
    follow();
    signal.throwIfAborted();
    // Registered before the work starts, because older browsers reject with an error other than the abort reason.
    const aborted = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
    return await Promise.race([aborted, work(signal)]);
  } finally {
    clearTimeout(timer);
    for (const other of signals) other?.removeEventListener('abort', follow);
  }
}
