/*
 * What counts as activity besides the hand on the keyboard: a document on its way keeps its applicant in.
 */
const listeners = new Set<() => void>();

/** Says that something goes on for the applicant, such as an upload (INACT-12). */
export function reportActivity(): void {
  for (const listener of listeners) listener();
}

/** Calls the listener at each reported activity, until the returned function is called. */
export function onReportedActivity(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
