// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { reportUncaught } from './reportUncaught.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test('a violation of the Content-Security-Policy is reported without the query of the page · ERR-02', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const sendBeacon = vi.fn((_url: string, _body: string) => true);
  vi.stubGlobal('navigator', { sendBeacon });
  window.history.replaceState(null, '', '/about?token=secret');
  vi.stubEnv('VITE_ERROR_REPORT_URL', 'https://errors.example/in');
  reportUncaught();

  const breach = { effectiveDirective: 'script-src', documentURI: window.location.href };
  document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), breach));

  const [, body = ''] = sendBeacon.mock.calls[0] ?? [];
  expect(JSON.parse(body)).toMatchObject({
    context: 'content security policy',
    message: 'Refused by script-src',
    path: '/about',
  });
  expect(body).not.toContain('secret');
});
