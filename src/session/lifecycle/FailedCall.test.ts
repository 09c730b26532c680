import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ServerError } from '@admission/sdk';
import { aBrowser } from '../test-support/aBrowser.ts';
import { cookiesOf } from '../test-support/aHost.ts';
import { JANE, profileOf } from '../test-support/openApplication.ts';
import type { EndReason } from '../Session.ts';

beforeEach(() => void vi.stubGlobal('location', { pathname: '/about' }));
afterEach(() => void vi.unstubAllGlobals());

/** Opens Jane's form, ends her session after a failed call, and opens the next form in this browser. */
async function openAfter(ended: EndReason, next: { cookies: string; username?: string }) {
  const { asStudent, go, sessions, browser, server } = aBrowser();
  const session = await asStudent();
  expect(sessions.failedCall.text).toBe('');
  for (const reference of ['0a1b2c3d', undefined])
    sessions.failedCall.note(new ServerError('', { reference }));
  sessions.end(session, ended);
  expect(sessions.failedCall.text).toMatch(/^0a1b2c3d, \/about, /);
  browser.cookies = next.cookies;
  server.getProfile.mockReturnValue(profileOf({ username: next.username ?? JANE }));
  await go();
  return sessions.failedCall.text !== '';
}

const BOB = { cookies: cookiesOf('m-2'), username: 'bob@example.com' };
const JANE_AGAIN = { cookies: cookiesOf('m-2'), username: JANE.toUpperCase() };
const VISITOR = { cookies: '' };

it.each([
  ['is forgotten when another student’s form opens', 'inactivity', BOB, false],
  ['is forgotten when a visitor’s form opens after a log-out by choice', 'choice', VISITOR, false],
  ['is kept for a visitor if it ended the session', 'rejected', VISITOR, true],
  ['is kept for the same student', 'choice', JANE_AGAIN, true],
] as const)('the last failed call %s · FOOT-08', async (_, ended, next, isKept) => {
  expect(await openAfter(ended, next)).toBe(isKept);
});
