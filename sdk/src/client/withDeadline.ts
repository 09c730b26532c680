/** How long a call may take, and what else ends it. */
export interface Deadline {
  ms: number;
  signals: readonly (AbortSignal | undefined)[];
  /** Builds the error of a call that took too long. */
  createError: () => Error;
}

/**
 * Runs `work` until it ends, its time is up, or one of the signals aborts; in both latter cases it is aborted.
 *
 * By hand, because `AbortSignal.any` is younger than the oldest browsers we serve. Their fetch may also reject with
 * another error than the reason, and a reply may ignore its signal: the reason of the abort decides, and at once.
 */
export async function withDeadline<Result>(
  { ms, signals, createError }: Deadline,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const { signal } = controller;
  const timer = setTimeout(() => controller.abort(createError()), ms);
  const releases = signals.map((given) => follow(given, () => controller.abort(given?.reason)));

  try {
    signal.throwIfAborted();
    const aborted = new Promise<never>((_resolve, reject) =>
      follow(signal, () => reject(signal.reason as Error)),
    );
    return await Promise.race([work(signal), aborted]);
  } catch (error) {
    throw signal.aborted ? signal.reason : error;
  } finally {
    clearTimeout(timer);
    for (const release of releases) release();
  }
}

/** Calls `stop` when the signal aborts, or now if it has; returns what ends that. */
function follow(signal: AbortSignal | undefined, stop: () => void): () => void {
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop, { once: true });
  return () => signal?.removeEventListener('abort', stop);
}
