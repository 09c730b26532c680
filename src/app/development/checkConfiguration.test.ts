// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { checkConfiguration, checkOrShow } from './checkConfiguration.ts';

test('ERR-23 ERR-24 the settings and the form are in order', () => {
  expect(() => checkConfiguration({ VITE_API_BASE_URL: '/' })).not.toThrow();
});

test.each([undefined, ''])(
  'ERR-22 a missing setting (%j) stops development with its name on screen',
  (value) => {
    const root = document.createElement('div');

    expect(() => checkOrShow(root, { VITE_API_BASE_URL: value })).toThrow();

    expect(root.querySelector('[role=alert]')?.textContent).toBe(
      'WARNING- MISSING CONFIGURATION: API base URL',
    );
  },
);
