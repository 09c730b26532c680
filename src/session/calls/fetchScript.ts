import { withDeadline } from './withDeadline.ts';

/**
 * A script that failed to load: it was blocked, was removed along with an old release, or timed out.
 *
 * Only a reload helps. After a timeout, for example, the browser does not request the script again while the first
 * request is still pending.
 */
export class ScriptError extends Error {
  // Set explicitly, since a minifier mangles class names.
  override readonly name = 'ScriptError';

  constructor(cause: unknown) {
    super(`A script did not load: ${cause instanceof Error ? cause.message : ''}`, { cause });
  }
}

/** Time limit for loading a script, in ms; the same as for an sdk call. */
const DEADLINE_MS = 30_000;

/**
 * Awaits a dynamic import.
 *
 * @throws ScriptError if a script fails to load.
 */
export function fetchScript<Module>(script: Promise<Module>): Promise<Module> {
  return withDeadline(script, DEADLINE_MS).catch((cause: unknown) => {
    throw new ScriptError(cause);
  });
}
