// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { ServerError } from '@admission/sdk';
import { describeError, reportError } from './reportError.ts';

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

const about = (error: unknown) => describeError(error, 'a button', '/about');

test('describeError describes a failed call by its status and code, never by the server’s message · ERR-02', () => {
  const described = about(
    new ServerError('jane@example.com is taken', { status: 409, code: 'username_taken' }),
  );

  expect(described).toMatchObject({ name: 'ServerError', message: '', status: 409, code: 'username_taken' });
  expect(JSON.stringify(described)).not.toContain('jane');
});

test('describeError includes the reference of a failed call, even if another error wraps it', () => {
  const call = new ServerError('Boom of Jane', { status: 503, reference: '4bf92f35' });

  expect(about(call)).toMatchObject({ status: 503, reference: '4bf92f35' });
  expect(about(new Error('Not logged out.', { cause: call }))).toMatchObject({
    message: 'Not logged out.',
    reference: '4bf92f35',
  });
});

test.each([
  [
    "Cannot read properties of undefined (reading 'ssn')",
    "Cannot read properties of undefined (reading '…')",
  ],
  ['Unexpected token in "Jane Doe, 123-45-6789"', 'Unexpected token in "…"'],
  ['Bad value 123-45-6789 of jane@example.com', 'Bad value … of …'],
  ['Bad value “Jane', 'Bad value “…'],
  ['Bad value (800) 555 0123 in 2 places', 'Bad value (… in 2 places'],
  [`Bad value ${'x'.repeat(300)}`, `Bad value ${'x'.repeat(290)}`],
])('describeError removes possible user input from %j · ERR-02', (message, described) => {
  expect(about(new TypeError(message))).toMatchObject({ name: 'TypeError', message: described });
});

test('describeError keeps only the first twelve stack frames with a location, and removes their query · ERR-02', () => {
  const error = new Error('Boom');
  error.stack = `Error: Boom of Jane, look at 1:2:3
    at run (http://localhost/assets/main.js?token=abc:1:200)
    at Jane
run@http://localhost/assets/main.js?token=abc:12:200
Jane@1:2 of http://localhost
${'    at run (http://localhost/assets/main.js:3:4)\n'.repeat(20)}`;

  expect(about(Object.assign(new Error('Boom'), { stack: undefined })).stack).toEqual([]);
  expect(about(error).stack).toEqual([
    'at run (http://localhost/assets/main.js:1:200)',
    'run@http://localhost/assets/main.js:12:200',
    ...Array.from({ length: 10 }, () => 'at run (http://localhost/assets/main.js:3:4)'),
  ]);
});

test('describeError describes a thrown value that is not an error by its type · ERR-02', () => {
  expect(about(null)).toMatchObject({ name: 'Error', message: 'object' });
});
