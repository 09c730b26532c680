import type { MiddlewareHandler } from 'hono';
import type { SandboxContext } from '../SandboxContext.ts';
import { readNetwork } from './readNetwork.ts';
import { takeTurn } from './takeTurn.ts';

/**
 * Counts the calls of the account cards by the caller's network, in addition to those per e-mail address.
 * This stops one network from trying a password on many accounts.
 */
export function limitCaller(context: SandboxContext): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.method === 'POST' && readNetwork(context, c)) takeTurn(context, c, 'caller');
    await next();
  };
}
