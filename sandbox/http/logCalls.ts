import type { Context, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { SandboxContext } from '../SandboxContext.ts';

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

const TRACEPARENT = /^[0-9a-f]{2}-([0-9a-f]{8})[0-9a-f]{24}-[0-9a-f]{16}-[0-9a-f]{2}$/;

/**
 * Reads the reference an applicant can quote: the first eight digits of the trace id (W3C Trace Context).
 * Returns dashes if the header is missing or malformed, so that callers cannot inject text into the log.
 */
function readReference(traceparent: string | undefined): string {
  return TRACEPARENT.exec(traceparent ?? '')?.[1] ?? '--------';
}
