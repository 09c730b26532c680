/** Maximum wait for an idle moment, in milliseconds. */
const PATIENCE = 3_000;

/** Runs an action once the page is idle. Returns a function that cancels it. */
export function whenIdle(act: () => void): () => void {
  try {
    const handle = requestIdleCallback(act, { timeout: PATIENCE });
    return () => cancelIdleCallback(handle);
  } catch {
    // Safari lacks `requestIdleCallback`.
    const timer = setTimeout(act, PATIENCE / 3);
    return () => clearTimeout(timer);
  }
}
