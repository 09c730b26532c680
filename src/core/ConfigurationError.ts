/**
 * A mistake of ours: a key without a page, a setting that is missing.
 *
 * Thrown in development only.
 */
export class ConfigurationError extends Error {
  // Spelt out: a minifier mangles class names.
  override readonly name = 'ConfigurationError';
}
