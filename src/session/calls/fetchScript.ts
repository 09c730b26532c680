import { ScriptError } from './ScriptError.ts';
import { withDeadline } from './withDeadline.ts';

/** How long a script may take to load, in ms: as long as any call of the sdk. */
const DEADLINE_MS = 30_000;

/**
 * Awaits the import of scripts.
 *
 * @throws ScriptError if one fails to load.
 */
export function fetchScript<Module>(script: Promise<Module>): Promise<Module> {
  return withDeadline(script, DEADLINE_MS).catch((cause: unknown) => {
    throw new ScriptError(cause);
  });
}
