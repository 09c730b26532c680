import type { MiddlewareHandler } from 'hono';
import type { SandboxContext } from '../SandboxContext.ts';
import { authenticate } from '../sessions/requireSession.ts';
import { HttpError } from './HttpError.ts';

const REFUSAL = 'You can only do this in the application itself. Please open it and try again.';

/**
 * Refuses what a page of another site or host would change with the applicant's cookie.
 *
 * That is every write, and logging out, which is a GET (Spec §7) and so sent along a link. SameSite=Lax keeps the
 * cookie from other sites' writes, but not from those of another host of this site. 401 comes first, as
 * `openapi.yaml` says. Browsers without the header pass. docs/decisions/012.
 */
export function refuseCrossSite(context: SandboxContext): MiddlewareHandler {
  return async (c, next) => {
    const { method, path } = c.req;
    const isForeign = /^(cross|same)-site$/.test(c.req.header('sec-fetch-site') ?? '');
    const isChange = path === '/api/logout' || (method !== 'GET' && method !== 'HEAD');
    if (isForeign && isChange && /^\/(api|_sandbox)\//.test(path)) {
      if (path.startsWith('/api/')) authenticate(context, c);
      throw new HttpError(403, REFUSAL, 'cross_site');
    }
    await next();
  };
}
