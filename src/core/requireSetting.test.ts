import { expect, test } from 'vitest';
import { ConfigurationError } from './ConfigurationError.ts';
import { requireSetting } from './requireSetting.ts';

test('ERR-22 returns a setting that is there', () => {
  expect(requireSetting('API base URL', '/')).toBe('/');
});

test.each([undefined, null, ''])('ERR-22 names a setting that is %j', (value) => {
  expect(() => requireSetting('API base URL', value)).toThrow(
    new ConfigurationError('WARNING- MISSING CONFIGURATION: API base URL'),
  );
});
