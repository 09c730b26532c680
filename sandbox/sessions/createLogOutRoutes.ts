import { Hono } from 'hono';
import type { SandboxContext } from '../SandboxContext.ts';
import { authenticate } from './requireSession.ts';
import { expireSessionCookies, readSessionToken } from './sessionCookies.ts';
import { endSession } from './sessionStore.ts';

/**
 * Ends the session on the server as well as in the browser.
 *
 * A session that is already invalid answers 401 (ERR-10).
 */
export function createLogOutRoutes(context: SandboxContext): Hono {
  const routes = new Hono();
  routes.get('/logout', (c) => {
    expireSessionCookies(c);
    authenticate(context, c);
    endSession(context, readSessionToken(c));
    return c.json({ message: 'You are logged out.' });
  });
  return routes;
}
