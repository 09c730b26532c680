import { expect, it } from 'vitest';
import { readOrigin } from './readOrigin.ts';

it('accepts the address of a host', () => {
  for (const url of ['https://apply.example.edu', 'http://localhost:8080/'])
    expect(readOrigin('url', url).href).toBe(new URL(url).href);
});

it.each([
  ...['apply.example.edu', 'localhost:8080', 'ftp://apply.example.edu', ''].map((url) => [
    url,
    '--url must begin with https:// or http://',
  ]),
  ...['/apply', '/?a=b', '/#top'].map((rest) => [
    `https://apply.example.edu${rest}`,
    `--url must be the address of the host, https://apply.example.edu, without ${rest}:`,
  ]),
  ['https://me:secret@apply.example.edu', 'https://apply.example.edu, without a name and password:'],
])('rejects %j, and says how an address must look', (url, message) => {
  expect(() => readOrigin('url', url)).toThrow(message);
});
