/** How long a script of a screen may take, in ms; as long as a call of the sdk. */
export const SCRIPT_DEADLINE_MS = 30_000;

/** Waits for something that may never come. Rejects once `ms` have passed. */
export function withDeadline<T>(work: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DOMException('', 'TimeoutError')), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
