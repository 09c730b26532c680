import type { StudentCall } from '../http/Operations.ts';
import { expireSessionCookies, readSessionToken } from './sessionCookies.ts';
import { endSession } from './sessionStore.ts';

/** Ends the session on the server as well as in the browser. */
export function logOut({ context, c }: StudentCall): object {
  expireSessionCookies(c);
  endSession(context, readSessionToken(c));
  return { message: 'You are logged out.' };
}
