import type { MiddlewareHandler } from 'hono';
import type { SandboxContext } from '../SandboxContext.ts';
import { readNetwork } from './readNetwork.ts';
import { countAttempt } from './countAttempt.ts';

/**
 * Limits account-card calls per network, in addition to the limits per e-mail address.
 * This prevents password spraying: trying one password on many accounts.
 */
export function limitCaller(context: SandboxContext): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.method === 'POST' && readNetwork(context, c)) countAttempt(context, c, 'caller');
    await next();
  };
}
