import { describe, expect, it } from 'vitest';
import { hasSessionMarker, readAccess } from './readAccess.ts';

const MARKER = 'admit_session=1';

describe('readAccess', () => {
  it.each([
    ['a service token before all else', '?token=abc', MARKER, 'stf', { mode: 'service', token: 'stf' }],
    ['a token before a session', '?token=abc', MARKER, null, { mode: 'token', token: 'abc' }],
    ['a session', '?x=1', MARKER, null, { mode: 'student', token: null }],
    ['nobody', '?x=1', '', null, { mode: 'visitor', token: null }],
    ['an empty token as none, beside a session', '?token=', MARKER, null, { mode: 'student', token: null }],
    ['an empty token as none', '?token=', '', null, { mode: 'visitor', token: null }],
    ['an empty service token as none', '', MARKER, '', { mode: 'student', token: null }],
  ])('TRAP-49 ROLE-04 takes %s', (_, search, cookies, serviceToken, access) => {
    expect(readAccess(search, cookies, serviceToken)).toEqual(access);
  });

  it.each([
    ['admit_session=1', true],
    ['a=b; admit_session=1; c=d', true],
    ['admit_id_token=secret', false],
    ['xadmit_session=1', false],
    ['admit_session2=1', false],
    ['admit_session=', false],
    ['admit_session', false],
    ['', false],
  ])('TRAP-34 of the cookies %j the marker is there: %s', (cookies, isThere) => {
    expect(hasSessionMarker(cookies)).toBe(isThere);
  });
});
