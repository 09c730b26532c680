/**
 * A script that failed to load: it was blocked, was removed along with an old release, or timed out.
 *
 * Only a reload helps, because a browser does not request a script again while it is still loading.
 */
export class ScriptError extends Error {
  // Set explicitly, since a minifier mangles class names.
  override readonly name = 'ScriptError';

  constructor(cause: unknown) {
    super(`A script did not come: ${cause instanceof Error ? cause.message : ''}`, { cause });
  }
}
