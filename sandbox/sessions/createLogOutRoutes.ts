import { Hono } from 'hono';
import type { SandboxContext } from '../SandboxContext.ts';
import { authenticate } from './requireSession.ts';
import { expireSessionCookies, readSessionToken } from './sessionCookies.ts';
import { endSession, findSession } from './sessionStore.ts';

/**
 * Ends the session on the server as well as in the browser.
 *
 * A session that is already invalid answers 401 (ERR-10) and its cookies go too; those of another session stay.
 */
export function createLogOutRoutes(context: SandboxContext): Hono {
  const routes = new Hono();
  routes.get('/logout', (c) => {
    const token = readSessionToken(c);
    if (!findSession(context, token)) expireSessionCookies(c);
    authenticate(context, c);
    expireSessionCookies(c);
    endSession(context, token);
    return c.json({ message: 'You are logged out.' });
  });
  return routes;
}
