import type { Context, MiddlewareHandler } from 'hono';
import type { SandboxContext } from '../SandboxContext.ts';
import { authenticate } from '../sessions/authenticate.ts';
import { Rejection } from './Rejection.ts';

/**
 * Rejects cross-site and cross-host requests that change data with the applicant's cookie.
 * These include every write and also the log-out, a GET (Spec §7) that a link could trigger. SameSite=Lax
 * withholds the cookie from cross-site writes, but not from writes by another host of the same site. As
 * `openapi.yaml` requires, a 401 takes precedence. docs/decisions/012.
 */
export function rejectCrossSite(context: SandboxContext): MiddlewareHandler {
  return async (c, next) => {
    const { method, path } = c.req;
    const isForeign = comesFromElsewhere(context, c);
    const isChange = path === '/api/logout' || method !== 'GET';
    if (isForeign && isChange && /^\/(api|_sandbox)\//.test(path)) {
      if (path.startsWith('/api/')) authenticate(context, c);
      throw new Rejection('cross_site');
    }
    await next();
  };
}

/**
 * Returns whether another site or host sent the request. Browsers without `Sec-Fetch-Site`, such as Safari
 * before 16.4, send `Origin` with a write.
 */
export function comesFromElsewhere(context: SandboxContext, c: Context): boolean {
  const site = c.req.header('sec-fetch-site');
  if (site !== undefined) return site === 'cross-site' || site === 'same-site';
  const origin = c.req.header('origin');
  if (origin === undefined || origin === context.publicOrigin) return false;
  return !URL.canParse(origin) || new URL(origin).host !== c.req.header('host');
}
