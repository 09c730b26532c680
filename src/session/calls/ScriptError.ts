/**
 * A script of the build that failed to load: blocked, removed with an old release, or timed out.
 *
 * Only a reload helps, since a browser does not request a script again while it is still loading.
 */
export class ScriptError extends Error {
  // Set explicitly, since a minifier mangles class names.
  override readonly name = 'ScriptError';

  constructor(cause: unknown) {
    super(`A script did not come: ${cause instanceof Error ? cause.message : ''}`, { cause });
  }
}
