// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { checkConfiguration, checkOrShow } from './checkConfiguration.ts';

test('this repository’s settings and form pass the checks · ERR-23, ERR-24', () => {
  expect(() => checkConfiguration({ VITE_API_BASE_URL: '/' })).not.toThrow();
});

test.each([undefined, ''])(
  'a missing setting (%j) stops the development page, which shows the setting’s name · ERR-22',
  (value) => {
    const root = document.createElement('div');

    expect(() => checkOrShow(root, { VITE_API_BASE_URL: value })).toThrow();

    expect(root.querySelector('[role=alert]')?.textContent).toBe(
      'WARNING- MISSING CONFIGURATION: API base URL',
    );
  },
);
