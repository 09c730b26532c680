import { expect, it } from 'vitest';
import { securityHeaders } from './securityHeaders.ts';

it('the policy allows scripts only from the application’s own files, neither eval nor HTML from texts, and no framing · API-40', () => {
  const { 'Content-Security-Policy': policy } = securityHeaders({
    storage: 'https://storage.example/uploads',
  });

  expect(policy.split('; ')).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "connect-src 'self' https://storage.example",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
    ]),
  );
  expect(policy).not.toMatch(/unsafe|\*|blob:/);
});
