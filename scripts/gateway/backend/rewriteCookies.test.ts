import { describe, expect, it } from 'vitest';
import { restoreCookies, rewriteSetCookie } from './rewriteCookies.ts';

describe('cookies of an https backend on http://localhost', () => {
  it.each([
    [
      '__Host-admit_id_token=abc==; Path=/; Secure; HttpOnly; SameSite=Lax',
      'backend.__Host-admit_id_token=abc==; Path=/; HttpOnly; SameSite=Lax',
    ],
    ['admit_session=1; Path=/; SameSite=Lax; secure', 'admit_session=1; Path=/; SameSite=Lax'],
    ['lb=7; Domain=staging.example; SameSite=None; Secure', 'backend.lb=7; SameSite=Lax'],
    ['admit_session=; Path=/api; Max-Age=0', 'admit_session=; Path=/api; Max-Age=0'],
    // No cookie here has a domain, and without it this line would remove the marker that was just set.
    ['admit_session=; Path=/; Domain=.example; Max-Age=0', undefined],
    ['admit_session=x; Domain=a.example; Expires=Thu, 01 Jan 1970 00:00:00 GMT', undefined],
  ])('%s is set as %s', (line, expected) => {
    expect(rewriteSetCookie(line)).toBe(expected);
  });

  it('go back under their own names, and those of other servers stay here', () => {
    const sent =
      'admit_id_token=sandbox; backend.__Host-admit_id_token=abc==; admit_session=1; backend.lb=7; theme=x';

    expect(restoreCookies(sent)).toBe('__Host-admit_id_token=abc==; admit_session=1; lb=7');
    expect(restoreCookies('')).toBe('');
  });
});
