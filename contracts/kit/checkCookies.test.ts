import { describe, expect, it } from 'vitest';
import { checkCookies } from './checkCookies.ts';

const REST = 'Path=/; SameSite=Lax';
const SET = [`admit_id_token=a; HttpOnly; ${REST}`, `admit_session=m; ${REST}`];
const GONE = [`admit_id_token=; HttpOnly; ${REST}; Max-Age=0`, `admit_session=; ${REST}; Max-Age=0`];
const HOST = SET.map((line) => `${line.replace(/^admit_id/, '__Host-admit_id')}; Secure`);
const LATER = 'Expires=Fri, 01 Jan 2100 00:00:00 GMT';
const change = (lines: string[], index: number, part: string, by: string) =>
  lines.map((line, at) => (at === index ? line.replace(part, by) : line));

describe('checkCookies', () => {
  it.each([
    ['a log-in that sets both', 'logIn', 200, SET],
    ['a log-in with lowercase attributes', 'logIn', 200, SET.map((line) => line.toLowerCase())],
    ['a Secure log-in that expires later', 'logIn', 200, SET.map((line) => `${line}; Secure; Max-Age=60`)],
    [
      'a log-in with attributes of a framework',
      'logIn',
      200,
      SET.map((line) => `${line}; Priority=High; Version=1`),
    ],
    ['a rejected log-in', 'logIn', 400, []],
    ['a log-out by Max-Age', 'logOut', 200, GONE],
    [
      'a log-out by Expires',
      'logOut',
      200,
      GONE.map((line) => line.replace('Max-Age=0', 'Expires=Thu, 01 Jan 1970 00:00:00 GMT')),
    ],
    ['a log-out that sets each cookie and then expires it', 'logOut', 200, [...SET, ...GONE]],
    ['a 401 that clears an ended session', 'getTabs', 401, GONE],
    [
      'a 401 that also clears what another host of the domain has set',
      'getTabs',
      401,
      [...GONE, ...GONE.map((line) => `${line}; Domain=a.test`)],
    ],
    ['a log-in over https with a name for this host only', 'logIn', 200, HOST],
    ['another call', 'getTabs', 200, []],
    ['a log-out that leaves a value', 'logOut', 200, GONE.map((line) => line.replace('=;', '="";'))],
    ["a log-in with a load balancer's cookie", 'logIn', 200, [...SET, 'AWSALB=x; Path=/; Domain=a.test']],
    ['a rolling session', 'getTabs', 200, SET.map((line) => `${line}; Max-Age=60`)],
  ])('allows the cookies of %s · TRAP-34', (_, operation, status, lines) => {
    expect(checkCookies(operation, status, lines, 'admit_id_token=a; admit_session=m')).toEqual([]);
  });

  it.each([
    ['a missing session', 'logIn', SET.slice(1), 'admit_id_token to be set, got no such cookie'],
    ['a missing marker', 'logIn', SET.slice(0, 1), 'admit_session to be set, got no such cookie'],
    ['no Path', 'logIn', change(SET, 0, 'Path=/; ', ''), 'admit_id_token with Path=/, got no Path'],
    ['another Path', 'logIn', change(SET, 1, 'Path=/', 'Path=/public'), 'got Path=/public'],
    ['no SameSite', 'logIn', change(SET, 1, '; SameSite=Lax', ''), 'admit_session with SameSite=Lax'],
    ['another SameSite', 'logIn', change(SET, 0, 'Lax', 'None'), 'got SameSite=None'],
    ['a readable session', 'logIn', change(SET, 0, ' HttpOnly;', ''), 'admit_id_token with HttpOnly'],
    ['a hidden marker', 'logIn', change(SET, 1, 'm;', 'm; HttpOnly;'), 'admit_session without HttpOnly'],
    ['a Domain', 'logIn', change(SET, 0, 'Path', 'Domain=a.test; Path'), 'without Domain'],
    ['an empty marker', 'logIn', change(SET, 1, '=m', '='), 'admit_session with a value'],
    ['an expired session', 'logIn', change(SET, 0, 'Lax', 'Lax; Max-Age=0'), 'has expired'],
    ['one cookie too many', 'logIn', [...SET, 'admit_user=1; Path=/'], 'prefix admit_, got admit_user'],
    ['the token as its marker', 'logIn', change(SET, 1, '=m', '=a'), 'admit_session with a value of its own'],
    ['a long marker', 'logIn', change(SET, 1, '=m', `=${'m'.repeat(129)}`), 'at most 128 characters'],
    ['__Host- without Secure', 'logIn', change(HOST, 0, '; Secure', ''), '__Host-admit_id_token with Secure'],
    ['both names', 'logIn', [...HOST, ...SET], 'prefix admit_, got admit_id_token'],
    ['an unrequested session', 'signUp', SET, 'admit_id_token to be omitted'],
    ['a token that stays', 'logOut', GONE.slice(1), 'admit_id_token to be expired, got no such cookie'],
    ['a marker that stays', 'logOut', change(GONE, 1, '; Max-Age=0', ''), 'admit_session to be expired'],
    ['a future expiry date', 'logOut', change(GONE, 1, 'Max-Age=0', LATER), 'admit_session to be expired'],
    ['an expiry without a log-out', 'getTabs', GONE, 'admit_id_token to be omitted'],
  ])('reports a fault: %s · TRAP-34', (_, operation, lines, says) => {
    const faults = checkCookies(operation, 200, lines);

    expect(faults.join()).toContain(`header Set-Cookie: `);
    expect(faults.join()).toContain(says);
  });

  it('the reply to a rejected staff token must not expire the session · API-02', () => {
    expect(checkCookies('getServiceView', 401, GONE).join()).toContain(
      'expected admit_id_token to be omitted',
    );
  });

  it('a session that was sent twice is expired · TRAP-34', () => {
    const twice = 'admit_id_token=a; admit_session=m; admit_id_token=planted';

    const under = GONE.map((line) => line.replace('Path=/', 'Path=/api'));

    const deeper = under.map((line) => line.replace('Path=/api', 'Path=/api/tabs'));

    expect(checkCookies('getTabs', 401, [...GONE, ...under], twice)).toEqual([]);
    expect(checkCookies('getTabs', 401, [...GONE, ...under, ...deeper], twice)).toEqual([]);
    expect(checkCookies('getServiceView', 401, [], twice)).toEqual([]);
    expect(checkCookies('getTabs', 401, [], twice).join()).toContain(
      'expected admit_id_token to be expired, because one of the two was sent twice, got no such cookie',
    );
  });

  it('a session that was sent twice is expired for the host and for each parent domain, also under /api · TRAP-34', () => {
    const under = (lines: string[]) => lines.map((line) => line.replace('Path=/', 'Path=/api'));
    const check = (domains: string[], host: string, lines = [...GONE, ...under(GONE)]) =>
      checkCookies(
        'getTabs',
        401,
        [...lines, ...domains.flatMap((domain) => lines.map((line) => `${line}; Domain=${domain}`))],
        'admit_id_token=a; admit_session=m; admit_session=planted',
        host,
      );
    const places = (faults: string[]) => faults.map((fault) => fault.split(' too,')[0]);

    expect(check(['a.test.edu', '.test.edu'], 'a.test.edu:443')).toEqual([]);
    expect(check([], 'localhost:4300')).toEqual([]);
    expect(check([], '127.0.0.1:4300')).toEqual([]);
    expect(places(check(['a.test.edu'], 'a.test.edu'))).toEqual([
      'header Set-Cookie: expected admit_id_token to be expired with Path=/ and Domain=test.edu',
      'header Set-Cookie: expected admit_id_token to be expired with Path=/api and Domain=test.edu',
      'header Set-Cookie: expected admit_session to be expired with Path=/ and Domain=test.edu',
      'header Set-Cookie: expected admit_session to be expired with Path=/api and Domain=test.edu',
    ]);
    expect(places(check([], 'localhost', GONE))).toEqual([
      'header Set-Cookie: expected admit_id_token to be expired with Path=/api',
      'header Set-Cookie: expected admit_session to be expired with Path=/api',
    ]);
    // No other host can set a cookie with the prefix __Host-.
    const [, marker = ''] = GONE;
    const hostToken = '__Host-admit_id_token=; HttpOnly; Secure; Path=/; SameSite=Lax; Max-Age=0';
    expect(check([], 'localhost', [hostToken, marker, ...under([marker])])).toEqual([]);
    // Beside it, a marker that was sent once is not planted.
    const secure = (sent: string) => checkCookies('getTabs', 401, [hostToken, marker], sent, null, true);
    const twice = '__Host-admit_id_token=a; __Host-admit_id_token=b; admit_session=m';
    expect(secure(twice)).toEqual([]);
    expect(secure(`${twice}; admit_session=n`).join()).toContain(
      'admit_session to be expired with Path=/api',
    );
  });

  it('over https the session has the prefix, and a planted marker may be expired in any reply · TRAP-34', () => {
    const check = (operation: string, lines: string[], sent = '') =>
      checkCookies(operation, 200, lines, sent, 'a.test.edu', true);
    const both = '__Host-admit_id_token=a; admit_session=m; admit_session=planted';
    const [, marker = ''] = SET;
    const [, gone = ''] = GONE;

    expect(check('logIn', HOST)).toEqual([]);
    expect(check('logIn', SET).join()).toContain('expected __Host-admit_id_token to be set');
    expect(check('getTabs', [`${gone}; Domain=test.edu`, marker], both)).toEqual([]);
    expect(check('getTabs', [gone], both).join()).toContain('expected admit_session to be omitted');
    // The right marker is sent again beside a wrong one, also with a reply that rejects the wrong one.
    const wrong = '__Host-admit_id_token=a; admit_session=planted';
    expect(
      checkCookies('getTabs', 409, [`${gone}; Domain=test.edu`, marker], wrong, 'a.test.edu', true),
    ).toEqual([]);
    expect(checkCookies('getTabs', 200, [marker], 'admit_session=planted', 'a.test.edu', true)).not.toEqual(
      [],
    );
  });
});
