/**
 * Runs an act that a browser may lack or refuse, such as access to storage while cookies are blocked; returns
 * undefined if it fails.
 *
 * A page needs only its scripts and the network. Anything else that is missing costs only its own benefit.
 */
export function unlessRefused<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
