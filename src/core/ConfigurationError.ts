/**
 * A configuration mistake made by the developers, such as a key without a page or a missing setting.
 *
 * It is thrown in development only.
 */
export class ConfigurationError extends Error {
  // The name is explicit because minifiers mangle class names.
  override readonly name = 'ConfigurationError';
}
