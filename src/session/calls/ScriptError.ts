/**
 * A script of the build that did not come: blocked, gone with an old release, or never answered.
 *
 * Only a reload helps: a browser asks no second time for a script that is still on its way.
 */
export class ScriptError extends Error {
  // Spelt out: a minifier mangles class names.
  override readonly name = 'ScriptError';

  constructor(cause: unknown) {
    super(`A script did not come: ${cause instanceof Error ? cause.message : ''}`, { cause });
  }
}
