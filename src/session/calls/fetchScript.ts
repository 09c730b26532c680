import { ScriptError } from './ScriptError.ts';
import { withDeadline } from './withDeadline.ts';

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
