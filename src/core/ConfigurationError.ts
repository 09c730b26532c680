/**
 * A configuration mistake made by the developers, such as a key without a page or a missing setting.
 *
 * Thrown only in development.
 */
export class ConfigurationError extends Error {
  // The name is explicit because minifiers mangle class names.
  override readonly name = 'ConfigurationError';
}
