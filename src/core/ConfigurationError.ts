/**
 * A mistake of ours: a key without a page, a setting that is missing.
 *
 * Thrown in development only, so that nobody's application stops at a mistake they cannot mend (TRAP-65).
 */
export class ConfigurationError extends Error {
  // Spelt out: a minifier mangles class names.
  override readonly name = 'ConfigurationError';
}
