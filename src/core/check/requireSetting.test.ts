import { expect, test } from 'vitest';
import { ConfigurationError } from '../ConfigurationError.ts';
import { requireSetting } from './requireSetting.ts';

test('returns a setting that is there · ERR-22', () => {
  expect(requireSetting('API base URL', '/')).toBe('/');
});

test.each([undefined, null, ''])('names a setting that is %j · ERR-22', (value) => {
  expect(() => requireSetting('API base URL', value)).toThrow(
    new ConfigurationError('WARNING- MISSING CONFIGURATION: API base URL'),
  );
});
