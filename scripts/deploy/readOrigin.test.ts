import { expect, it } from 'vitest';
import { readOrigin } from './readOrigin.ts';

it.each(['https://apply.example.edu', 'http://localhost:8080/'])('accepts %s', (url) => {
  expect(readOrigin('url', url).href).toBe(new URL(url).href);
});

it.each(['apply.example.edu', 'localhost:8080', 'ftp://apply.example.edu', ''])(
  'says how an address must begin, for %j',
  (url) => {
    expect(() => readOrigin('url', url)).toThrow('--url must begin with https:// or http://');
  },
);

it.each(['/apply', '/apply/', '/?a=b', '/#top'])(
  'rejects %s after the host instead of dropping it',
  (rest) => {
    expect(() => readOrigin('http', `https://apply.example.edu${rest}`)).toThrow(
      `--http must be the address of the host, https://apply.example.edu, without ${rest}:`,
    );
  },
);
