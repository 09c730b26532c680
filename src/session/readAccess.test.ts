import { formOf } from '../core/test-support/formOf.ts';
import type { Session } from './Session.ts';
import { aHost } from './test-support/aHost.ts';
import { describe, expect, it } from 'vitest';
import { readAccess, readMarker } from './readAccess.ts';

const COOKIE = 'admit_session=m-1';

describe('readAccess', () => {
  it.each([
    ['a service token before all else', '?token=abc', COOKIE, 'stf', { kind: 'service', token: 'stf' }],
    ['a token before a session', '?token=abc', COOKIE, null, { kind: 'token', token: 'abc' }],
    ['a session', '?x=1', COOKIE, null, { kind: 'student', marker: 'm-1' }],
    ['nobody', '?x=1', '', null, { kind: 'visitor' }],
    ['an empty token as none, beside a session', '?token=', COOKIE, null, { kind: 'student', marker: 'm-1' }],
    ['an empty token as none', '?token=', '', null, { kind: 'visitor' }],
    ['an empty service token as none', '', COOKIE, '', { kind: 'student', marker: 'm-1' }],
  ])('takes %s · TRAP-49, ROLE-04', (_, search, cookies, serviceToken, access) => {
    expect(readAccess(search, cookies, serviceToken)).toEqual(access);
  });
});

describe('readMarker', () => {
  it.each([
    ['admit_session=m-1', 'm-1'],
    ['a=b; admit_session=m-1; c=d', 'm-1'],
    ['admit_session=a=b==', 'a=b=='],
    ['admit_id_token=secret', ''],
    ['xadmit_session=1', ''],
    ['admit_session2=1', ''],
    ['admit_session=', ''],
    ['admit_session', ''],
    ['', ''],
  ])('finds in the cookies %j the marker %j · TRAP-34', (cookies, marker) => {
    expect(readMarker(cookies)).toBe(marker);
  });
});

it.each([
  ['visitor', COOKIE, true],
  ['visitor', '', false],
  ['student', COOKIE, false],
  ['token', COOKIE, false],
])('takes a %s with the cookies %j for a new student: %s', (kind, cookies, isOne) => {
  const { sessions } = aHost({ form: formOf(), cookies });
  expect(sessions.isStudentByNow({ kind } as Session)).toBe(isOne);
});
