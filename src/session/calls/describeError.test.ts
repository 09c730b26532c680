import { expect, test } from 'vitest';
import { ServerError } from '@admission/sdk';
import { describeError } from './describeError.ts';

const about = (error: unknown) => describeError(error, 'a button', '/about');

test('a failed call is described by its status and code, never by the server’s words · ERR-02', () => {
  const described = about(
    new ServerError('jane@example.com is taken', { status: 409, code: 'username_taken' }),
  );

  expect(described).toMatchObject({ name: 'ServerError', message: '', status: 409, code: 'username_taken' });
  expect(JSON.stringify(described)).not.toContain('jane');
});

test('a failed call has the reference its applicant may quote, behind another error too', () => {
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
])('leaves out of %j what may have been typed · ERR-02', (message, told) => {
  expect(about(new TypeError(message))).toMatchObject({ name: 'TypeError', message: told });
});

test('tells where it happened, without the query of an address · ERR-02', () => {
  const error = new Error('Boom');
  error.stack =
    'Error: Boom of Jane\n    at run (http://localhost/assets/main.js?token=abc:1:200)\n    at Jane';

  expect(about(error).stack).toEqual(['at run (http://localhost/assets/main.js:1:200)']);
});

test('what is thrown but no error is told by its type · ERR-02', () => {
  expect(about('Jane')).toMatchObject({ name: 'Error', message: 'string' });
});
