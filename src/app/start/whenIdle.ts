/** The longest an idle moment is waited for, in milliseconds. */
const PATIENCE = 3_000;

/** Does something once the page is idle. The returned function calls it off. */
export function whenIdle(act: () => void): () => void {
  try {
    const handle = requestIdleCallback(act, { timeout: PATIENCE });
    return () => cancelIdleCallback(handle);
  } catch {
    // Safari has no idle callbacks.
    const timer = setTimeout(act, PATIENCE / 3);
    return () => clearTimeout(timer);
  }
}
