import { expect, it } from 'vitest';
import { GENERIC_ERROR_MESSAGE, ServerError } from '@admission/sdk';
import { DocumentError, messageOf } from './DocumentError.ts';
import { UPLOAD_WORDS } from './uploadWords.ts';

it.each([
  ['no connection', new ServerError('x', { isNetworkError: true }), UPLOAD_WORDS.offline],
  [
    'a call that took too long',
    new ServerError('Too slow.', { isNetworkError: true, isTimeout: true }),
    'Too slow.',
  ],
  ['the server', new ServerError('Too many.', { status: 429 }), 'Too many.'],
  ['the document', new DocumentError('Empty.', 'rejected'), 'Empty.'],
  ['a programming error', new TypeError('x is undefined'), GENERIC_ERROR_MESSAGE],
])('the message about a document that failed because of %s · DOC-06', (_, error, message) => {
  expect(messageOf(error)).toBe(message);
});
