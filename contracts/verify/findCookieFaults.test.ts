import { describe, expect, it } from 'vitest';
import { findCookieFaults } from './findCookieFaults.ts';

const login = { method: 'POST', path: '/public/login', status: 200, body: '' };
const logout = { method: 'GET', path: '/api/logout', status: 200, body: '' };
const SET = ['admit_id_token=a; Path=/; HttpOnly', 'admit_session=1; Path=/'];
const both = (attribute: string) => [`admit_id_token=; ${attribute}`, `admit_session=; ${attribute}`];

describe('findCookieFaults', () => {
  it.each([
    ['a log-in that sets both', { ...login, cookies: SET }],
    ['a refused log-in', { ...login, status: 400, cookies: [] }],
    ['a log-out by Max-Age', { ...logout, cookies: both('Path=/; Max-Age=0') }],
    ['a log-out by Expires', { ...logout, cookies: both('Expires=Thu, 01 Jan 1970 00:00:00 GMT; Path=/') }],
    ['a log-out by the later of two', { ...logout, cookies: [...SET, ...both('max-age=0')] }],
    ['another call', { ...logout, path: '/api/tabs', cookies: [] }],
  ])('TRAP-34 allows %s', (_, reply) => {
    expect(findCookieFaults(reply)).toEqual([]);
  });

  it.each([
    [
      'no session',
      { ...login, cookies: SET.slice(1) },
      'expected admit_id_token to be set, got no such cookie',
    ],
    [
      'no marker',
      { ...login, cookies: SET.slice(0, 1) },
      'expected admit_session to be set, got no such cookie',
    ],
    [
      'a session that is over',
      { ...login, cookies: [`${SET[0] ?? ''}; Max-Age=0`, ...SET.slice(1)] },
      'Max-Age=0',
    ],
    ['one left', { ...logout, cookies: both('Max-Age=0').slice(1) }, 'expected admit_id_token to be expired'],
    [
      'one that lives on',
      { ...logout, cookies: [...both('Max-Age=0'), 'admit_session='] },
      'got admit_session=',
    ],
    [
      'a date to come',
      { ...logout, cookies: [...both('Max-Age=0'), 'admit_session=; Expires=Fri, 01 Jan 2100 00:00:00 GMT'] },
      'expected admit_session to be expired (Max-Age=0, or an Expires in the past)',
    ],
    [
      'a Max-Age that outweighs Expires',
      { ...login, cookies: both('Expires=Fri, 01 Jan 2100; Max-Age=0') },
      '',
    ],
  ])('TRAP-34 names %s', (_, reply, says) => {
    const faults = findCookieFaults(reply);

    expect(faults[0]).toContain('header Set-Cookie: expected admit_');
    expect(faults.join()).toContain(says);
  });
});
