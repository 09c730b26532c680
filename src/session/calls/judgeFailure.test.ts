import { describe, expect, it } from 'vitest';
import { ServerError, UnauthorizedError } from '@admission/sdk';
import { DocumentError } from '../documents/DocumentError.ts';
import { isTemporary, isRejection, isThrown, judgeFailure } from './judgeFailure.ts';
import { ScriptError } from './ScriptError.ts';

const rejected = (status: number, code?: string, path = '/api/answer') =>
  new ServerError('x', { status, code, path });
const unauthorized = (path?: string) => new UnauthorizedError('x', { status: 401, path });

const TABLE: [string, unknown, string, boolean][] = [
  ['401 from the application', unauthorized('/api/profile'), 'signedOut', true],
  ['401 from an account card (TRAP-11)', unauthorized('/public/login'), 'rejected', true],
  ['401 from the lookup (TRAP-11)', unauthorized('/lookup/search'), 'rejected', true],
  ['401 for a service token (TRAP-48)', unauthorized('/service/application'), 'rejected', true],
  ['403 already_submitted', rejected(403, 'already_submitted'), 'submitted', false],
  ['403 with another code', rejected(403, 'forbidden'), 'rejected', true],
  ['409 session_replaced', rejected(409, 'session_replaced'), 'sessionReplaced', false],
  ['409 status_out_of_order', rejected(409, 'status_out_of_order', '/api/web-status'), 'overtaken', true],
  ['409 with another code', rejected(409, 'username_taken', '/public/signup'), 'rejected', true],
  ...['already_submitted', 'session_replaced', 'status_out_of_order'].map((code): (typeof TABLE)[number] => [
    `400 ${code}`,
    rejected(400, code),
    'rejected',
    true,
  ]),
  ['412', rejected(412), 'outdated', true],
  ['413', rejected(413), 'rejected', true],
  ['500', rejected(500), 'rejected', true],
  ['no connection', new ServerError('x', { isNetworkError: true }), 'unreachable', true],
  ['a timeout', new ServerError('x', { isTimeout: true }), 'unreachable', true],
  ['a reply of the wrong shape', new ServerError('x', { status: 200, isWrongShape: true }), 'rejected', true],
  ['an aborted call', new DOMException('', 'AbortError'), 'aborted', false],
  ['another failure of the browser', new DOMException('', 'QuotaExceededError'), 'mistake', true],
  ['a last save that took too long', new DOMException('', 'TimeoutError'), 'unreachable', true],
  ['a script that did not load', new ScriptError(new TypeError('blocked')), 'mistake', true],
  ...[400, 401, 403, 404, 410, 414, 431].map((status): (typeof TABLE)[number] => [
    `${status} for a public link (ROUTE-33)`,
    rejected(status, undefined, '/public/tmp'),
    'linkEnded',
    true,
  ]),
  ['429 for a public link', rejected(429, undefined, '/public/tmp'), 'tooMany', true],
  ['500 for a public link', rejected(500, undefined, '/public/tmp'), 'rejected', true],
  ['a document that failed', new DocumentError('x', 'failed'), 'mistake', true],
  ['a programming error', new TypeError('x is undefined'), 'mistake', true],
  ['a value that is not an error', 'x', 'mistake', true],
];

describe('judgeFailure', () => {
  it.each(TABLE)('classifies %s · ERR-06, ERR-07', (_, error, kind) => {
    expect(judgeFailure(error).kind).toBe(kind);
  });

  it('returns the delay that the server requests · API-36', () => {
    const error = new ServerError('x', { status: 429, retryAfterSeconds: 30 });

    expect(judgeFailure(error)).toEqual({ kind: 'tooMany', seconds: 30 });
    expect(judgeFailure(rejected(429))).toEqual({ kind: 'tooMany', seconds: undefined });
  });

  it.each(TABLE)(
    'decides whether %s is thrown to the dialog boundary · BTN-12, NAV-12',
    (_, error, __, thrown) => {
      expect(isThrown(error)).toBe(thrown);
    },
  );

  it.each<[unknown, mayPass: boolean, isCertain: boolean]>([
    [new ServerError('x', { isNetworkError: true }), true, false],
    ...[408, 425, 429].map((status): [unknown, boolean, boolean] => [rejected(status), true, true]),
    ...[400, 404, 499].map((status): [unknown, boolean, boolean] => [rejected(status), false, true]),
    ...[500, 503].map((status): [unknown, boolean, boolean] => [rejected(status), true, false]),
    [new TypeError('x is undefined'), false, false],
  ])(
    'decides whether a call may succeed later, and whether it certainly changed nothing',
    (error, mayPass, isCertain) => {
      expect([isTemporary(error), isRejection(error)]).toEqual([mayPass, isCertain]);
    },
  );
});
