/**
 * A mistake of ours: a key without a page, a setting that is missing.
 *
 * `assertForm` and `requireSetting` throw it in development only (TRAP-65).
 */
export class ConfigurationError extends Error {
  // Spelt out: a minifier mangles class names.
  override readonly name = 'ConfigurationError';
}
