/**
 * Runs an action that the browser may not support or allow, such as access to storage while cookies are
 * blocked; returns undefined if it fails.
 *
 * A page needs only its scripts and the network. If anything else is missing, only that feature is lost.
 */
export function unlessBlocked<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
