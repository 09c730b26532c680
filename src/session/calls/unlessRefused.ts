/**
 * Runs what a browser may lack or refuse, such as storage while cookies are blocked; undefined where it does.
 *
 * A page cannot do without its scripts and the network. All else costs its own benefit and no more.
 */
export function unlessRefused<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
