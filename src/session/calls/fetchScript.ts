import { ScriptError } from './ScriptError.ts';
import { withDeadline } from './withDeadline.ts';

/** How long a script of a screen may take, in ms; as long as a call of the sdk. */
const DEADLINE_MS = 30_000;

/**
 * Waits for scripts that are being imported.
 *
 * @throws ScriptError where one does not come.
 */
export function fetchScript<Module>(script: Promise<Module>): Promise<Module> {
  return withDeadline(script, DEADLINE_MS).catch((cause: unknown) => {
    throw new ScriptError(cause);
  });
}
