import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import type { SandboxContext } from '../SandboxContext.ts';
import { takeTurn } from './takeTurn.ts';

/**
 * Counts the calls of the auth cards by address of the caller, besides `takeTurn` by e-mail address.
 *
 * It keeps one machine from trying a password on many accounts. Without a server, as in a test, there is no address.
 */
export function limitCaller(context: SandboxContext): MiddlewareHandler {
  return async (c, next) => {
    const caller = readCaller(context, c);
    if (c.req.method === 'POST' && caller) takeTurn(context, 'caller', caller);
    await next();
  };
}

/** The caller's address; behind a proxy we trust it is the one that proxy has added last. */
function readCaller({ trustProxy }: SandboxContext, c: Context): string | undefined {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  return forwarded || incoming?.socket.remoteAddress;
}
