const MAX_WAIT_MS = 3_000;

/** Runs an action once the page is idle. Returns a function that cancels it. */
export function whenIdle(act: () => void): () => void {
  try {
    const handle = requestIdleCallback(act, { timeout: MAX_WAIT_MS });
    return () => cancelIdleCallback(handle);
  } catch {
    // Safari lacks `requestIdleCallback`.
    const timer = setTimeout(act, MAX_WAIT_MS / 3);
    return () => clearTimeout(timer);
  }
}
