import { GENERIC_ERROR_MESSAGE, ServerError } from '@admission/sdk';
import { isSamePerson } from './isSamePerson.ts';
import type { Sessions } from '../Sessions.ts';

/**
 * Checks that the session opened after a log-in belongs to the person who logged in.
 *
 * Another host of the same domain may have planted the cookie of its own session. Everything typed would then
 * end up in someone else's application.
 *
 * @throws the error with which the server reports a replaced session, if it does not.
 */
export function assertLoggedIn(sessions: Sessions, username: string): void {
  const { loggingIn, settings } = sessions;
  if (loggingIn !== '' && !settings.hasOneStudent && !isSamePerson(username, loggingIn))
    throw new ServerError(GENERIC_ERROR_MESSAGE, { status: 409, code: 'session_replaced' });
  sessions.loggingIn = '';
}
