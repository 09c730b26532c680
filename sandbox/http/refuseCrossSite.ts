import type { MiddlewareHandler } from 'hono';
import { HttpError } from './HttpError.ts';

const LOGOUT = '/api/logout';
const REFUSAL = 'You can only log out from the application itself. Please use the Log Out button there.';

/**
 * Refuses what another site's page sends with the applicant's cookie.
 *
 * Logging out is a GET (Spec §7), which SameSite=Lax lets through on a link. The other writes need a JSON body
 * type or a method that a foreign page cannot send without being asked first, so they need no check here;
 * the developer pages take forms and do. Browsers without the header pass.
 */
export const refuseCrossSite: MiddlewareHandler = async (c, next) => {
  const site = c.req.header('sec-fetch-site') ?? 'same-origin';
  const isForeign = site === 'cross-site' || site === 'same-site';
  const isGuarded = c.req.path === LOGOUT || (c.req.method !== 'GET' && c.req.path.startsWith('/_sandbox/'));
  if (isForeign && isGuarded) throw new HttpError(403, REFUSAL, 'cross_site');
  await next();
};
