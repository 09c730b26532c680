/** A developer's mistake, such as an unknown key or a missing setting. Thrown only in development. */
export class ConfigurationError extends Error {
  // The name is explicit because minifiers mangle class names.
  override readonly name = 'ConfigurationError';
}
