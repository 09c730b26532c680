import type { Session } from '../Session.ts';
import { aHost } from '../test-support/aHost.ts';
import { expect, it, vi } from 'vitest';
import { readAccess, readMarker, waitForSession } from './readAccess.ts';

const COOKIE = 'admit_session=m-1';

it.each([
  [
    'prefers a service token to everything else',
    '?token=abc',
    COOKIE,
    'stf',
    { kind: 'service', token: 'stf' },
  ],
  ['prefers a token to a session', '?token=abc', COOKIE, null, { kind: 'token', token: 'abc' }],
  ['returns a student for a session marker', '?x=1', COOKIE, null, { kind: 'student', marker: 'm-1' }],
  ['returns a visitor without a token or a session marker', '?x=1', '', null, { kind: 'visitor' }],
  ['ignores an empty token beside a session', '?token=', COOKIE, null, { kind: 'student', marker: 'm-1' }],
  ['ignores an empty service token', '', COOKIE, '', { kind: 'student', marker: 'm-1' }],
])('readAccess: %s · TRAP-49, ROLE-04', (_, search, cookies, serviceToken, access) => {
  expect(readAccess(search, cookies, serviceToken)).toEqual(access);
});

it.each([
  ['admit_session=m-1', 'm-1'],
  ['a=b; admit_session=m-1; c=d', 'm-1'],
  ['admit_session=planted; admit_session=m-1', 'm-1'],
  ['admit_session=planted; a=b; admit_session=m-1; c=d', 'm-1'],
  ['admit_id_token=secret', ''],
  ['xadmit_session=1', ''],
  ['admit_session2=1', ''],
  ['admit_session=', ''],
  ['', ''],
])('readMarker reads the cookies %j as the marker %j · TRAP-34', (cookies, marker) => {
  expect(readMarker(cookies)).toBe(marker);
});

it.each([
  ['visitor', COOKIE, true],
  ['visitor', '', false],
  ['student', COOKIE, false],
  ['token', COOKIE, false],
])('with a %s session and the cookies %j, isStudentByNow returns %s', (kind, cookies, isOne) => {
  const { sessions } = aHost({ cookies });
  expect(sessions.isStudentByNow({ kind } as Session)).toBe(isOne);
});

it.each([
  ['is visible at once', 0, true],
  ['becomes visible a moment after the reply, as in WebKit', 120, true],
  ['is never visible, as when cookies are blocked', Infinity, false],
])(
  'waitForSession returns whether the page sees the session when its cookie %s · FOOT-05',
  async (_, after, isSeen) => {
    vi.useFakeTimers();
    const start = Date.now();
    const seen = waitForSession(() => (Date.now() - start >= after ? 'admit_session=m1' : ''));
    await vi.advanceTimersByTimeAsync(500);
    expect(await seen).toBe(isSeen);
    vi.useRealTimers();
  },
);
