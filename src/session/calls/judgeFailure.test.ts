import { describe, expect, it } from 'vitest';
import { ServerError, UnauthorizedError } from '@admission/sdk';
import { DocumentError } from '../documents/DocumentError.ts';
import { isTemporary, isRejection, isThrown, judgeFailure } from './judgeFailure.ts';

const rejected = (status: number, code?: string, path = '/api/answer') =>
  new ServerError('x', { status, code, path });
const unauthorized = (path?: string) => new UnauthorizedError('x', { status: 401, path });

const TABLE: [string, unknown, string][] = [
  ['401 from the application', unauthorized('/api/profile'), 'signedOut'],
  ['401 from an account card (TRAP-11)', unauthorized('/public/login'), 'rejected'],
  ['401 from the lookup (TRAP-11)', unauthorized('/lookup/search'), 'rejected'],
  ['401 for a service token (TRAP-48)', unauthorized('/service/application'), 'rejected'],
  ['403 already_submitted', rejected(403, 'already_submitted'), 'submitted'],
  ['403 with another code', rejected(403, 'forbidden'), 'rejected'],
  ['409 session_replaced', rejected(409, 'session_replaced'), 'sessionReplaced'],
  ['409 status_out_of_order', rejected(409, 'status_out_of_order', '/api/web-status'), 'overtaken'],
  ['409 with another code', rejected(409, 'username_taken', '/public/signup'), 'rejected'],
  ['400 already_submitted', rejected(400, 'already_submitted'), 'rejected'],
  ['400 session_replaced', rejected(400, 'session_replaced'), 'rejected'],
  ['400 status_out_of_order', rejected(400, 'status_out_of_order'), 'rejected'],
  ['412', rejected(412), 'outdated'],
  ['500', rejected(500), 'rejected'],
  ['no connection', new ServerError('x', { isNetworkError: true }), 'unreachable'],
  ['a timeout', new ServerError('x', { isTimeout: true }), 'unreachable'],
  ['a reply of the wrong shape', new ServerError('x', { status: 200, isWrongShape: true }), 'rejected'],
  ['an aborted call', new DOMException('', 'AbortError'), 'aborted'],
  ['another failure of the browser', new DOMException('', 'QuotaExceededError'), 'mistake'],
  ['a last save that took too long', new DOMException('', 'TimeoutError'), 'unreachable'],
  ['404 for a public link (ROUTE-33)', rejected(404, undefined, '/public/tmp'), 'linkEnded'],
  ['429 for a public link', rejected(429, undefined, '/public/tmp'), 'tooMany'],
  ['500 for a public link', rejected(500, undefined, '/public/tmp'), 'rejected'],
  ['a document that failed', new DocumentError('x', 'failed'), 'mistake'],
  ['a programming error', new TypeError('x is undefined'), 'mistake'],
];

describe('judgeFailure', () => {
  it.each(TABLE)(
    'classifies %s, and decides whether it is thrown to the dialog boundary · ERR-06, ERR-07, BTN-12, NAV-12',
    (_, error, kind) => {
      expect(judgeFailure(error).kind).toBe(kind);
      expect(isThrown(error)).toBe(!['submitted', 'sessionReplaced', 'aborted'].includes(kind));
    },
  );

  it('returns the delay that the server requests · API-36', () => {
    const error = new ServerError('x', { status: 429, retryAfterSeconds: 30 });

    expect(judgeFailure(error)).toEqual({ kind: 'tooMany', seconds: 30 });
    expect(judgeFailure(rejected(429))).toEqual({ kind: 'tooMany', seconds: undefined });
  });

  it.each<[unknown, canSucceedLater: boolean, isCertain: boolean]>([
    [new ServerError('x', { isNetworkError: true }), true, false],
    ...[408, 425, 429].map((status): [unknown, boolean, boolean] => [rejected(status), true, true]),
    ...[400, 404, 499].map((status): [unknown, boolean, boolean] => [rejected(status), false, true]),
    ...[500, 503].map((status): [unknown, boolean, boolean] => [rejected(status), true, false]),
    [new TypeError('x is undefined'), false, false],
  ])(
    'decides whether a call may succeed later, and whether it certainly changed nothing',
    (error, canSucceedLater, isCertain) => {
      expect([isTemporary(error), isRejection(error)]).toEqual([canSucceedLater, isCertain]);
    },
  );
});
