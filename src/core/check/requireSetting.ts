import { ConfigurationError } from '../ConfigurationError.ts';

/**
 * Returns a setting, or throws a `ConfigurationError` that names it where it is missing or blank.
 *
 * For development: call it behind `import.meta.env.VITE_ENVIRONMENT === 'development'`, so that no build
 * carries the text (TRAP-65).
 */
export function requireSetting<T>(item: string, value: T | undefined | null): T {
  if (value === undefined || value === null || value === '')
    throw new ConfigurationError(`WARNING- MISSING CONFIGURATION: ${item}`);
  return value;
}
