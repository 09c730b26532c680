import type { MiddlewareHandler } from 'hono';
import type { SandboxContext } from '../SandboxContext.ts';
import { readNetwork } from './readNetwork.ts';
import { takeTurn } from './takeTurn.ts';

/**
 * Counts the calls of the auth cards by network of the caller, besides those for each e-mail address.
 *
 * It keeps one network from trying a password on many accounts.
 */
export function limitCaller(context: SandboxContext): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.method === 'POST' && readNetwork(context, c)) takeTurn(context, c, 'caller');
    await next();
  };
}
