import type { Context, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { SandboxContext } from '../SandboxContext.ts';
import { readReference } from './readReference.ts';

/**
 * Logs each API call in one line: `4bf92f35 PUT /api/answer 412`.
 * The line contains the path pattern, because the actual path or query may grant access to an application.
 */
export function logCalls({ log }: SandboxContext): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (c.req.path.startsWith('/_sandbox')) return;
    log(`${readReference(c.req.header('traceparent'))} ${c.req.method} ${readPattern(c)} ${c.res.status}`);
  };
}

/** Returns a call's path pattern, with the parameters' regular expressions removed. */
export function readPattern(c: Context): string {
  return routePath(c, -1).replace(/\{.*?\}/g, '');
}
