// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { reportError } from './reportError.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test('reportError logs each error to the console once, however many boundaries catch it · ERR-02', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const error = new Error('Boom');

  reportError(error, 'a button');
  reportError(error, 'the form');

  expect(log.mock.calls).toEqual([['[a button]', error]]);
});

test('reportError sends errors to the configured address without user input or the query · ERR-02', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const sendBeacon = vi.fn((_url: string, _body: string) => true);
  vi.stubGlobal('navigator', { sendBeacon });
  window.history.replaceState(null, '', '/about?token=secret');
  vi.stubEnv('VITE_ERROR_REPORT_URL', 'https://errors.example/in');

  reportError(new TypeError("Cannot read 'Jane'"), 'the form');

  const [url, body] = sendBeacon.mock.calls[0] ?? [];
  expect(url).toBe('https://errors.example/in');
  expect(JSON.parse(body ?? '')).toMatchObject({ context: 'the form', name: 'TypeError', path: '/about' });
  expect(body).not.toMatch(/Jane|secret/);
  vi.unstubAllGlobals();
});
