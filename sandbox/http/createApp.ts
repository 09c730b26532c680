import { createHash } from 'node:crypto';
import { Hono, type Context } from 'hono';
import type { HttpBindings } from '@hono/node-server';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { HTTPException } from 'hono/http-exception';
import { createDeveloperRoutes } from '../developer/createDeveloperRoutes.ts';
import { failCalls } from '../developer/faults.ts';
import { INDEX_SCRIPT, renderIndex } from '../developer/renderIndex.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import { addOperations } from './addOperations.ts';
import { isOwnHost } from './isOwnHost.ts';
import { limitCaller } from './countAttempt.ts';
import { logCalls, readPattern } from './logCalls.ts';
import { Rejection } from './Rejection.ts';
import { rejectCrossSite } from './rejectCrossSite.ts';

const DEVELOPER_POLICY =
  `default-src 'none'; script-src 'sha256-${createHash('sha256').update(INDEX_SCRIPT).digest('base64')}'; ` +
  "style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'";

/** Combines the routes of all areas into one Hono app. */
export function createApp(context: SandboxContext): Hono {
  // Like the contract's check, the router reads the path as it was sent: `/api/document%2Danswer` is another path.
  const app = new Hono({ getPath: ({ url }) => new URL(url).pathname });
  app.use(async (c, next) => {
    await next();
    c.header('cache-control', 'no-store');
    c.header('x-content-type-options', 'nosniff');
    const isPage = c.req.path.startsWith('/_sandbox/');
    // Without a referrer, a form is sent with "Origin: null", which `rejectCrossSite` would treat as another site.
    c.header('referrer-policy', isPage ? 'same-origin' : 'no-referrer');
    if (isPage) c.header('content-security-policy', DEVELOPER_POLICY);
  });
  app.use(logCalls(context));
  app.use(async (c, next) => {
    // A URL has resolved the dot segments of the path that was sent.
    const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
    const isRespelled = /\/\.{1,2}(\/|$)/.test(incoming?.url?.split('?')[0] ?? '');
    const isKnown = c.req.path.startsWith('/_sandbox') || context.kit.find(c.req);
    if (isRespelled || !isKnown) return c.notFound();
    await next();
  });
  app.use('/_sandbox/*', async (c, next) => {
    if (!isOwnHost(c.req.header('host') ?? new URL(c.req.url).host, [new URL(context.publicOrigin).hostname]))
      throw new HTTPException(403, {
        message: 'The developer pages answer only under a name of this machine.',
      });
    await next();
  });
  app.use(rejectCrossSite(context));
  app.use(failCalls(context));

  app.use('/public/*', limitCaller(context));
  addOperations(app, context);
  app.get('/_sandbox', (c) => c.redirect('/_sandbox/'));
  // A mounted router does not match its own path with a trailing slash.
  app.get('/_sandbox/', (c) => c.html(renderIndex(context)));
  app.route('/_sandbox', createDeveloperRoutes(context));

  app.notFound((c) => c.json({ message: 'There is nothing at this address.', code: 'not_found' }, 404));
  app.onError((error, c) => {
    if (error instanceof HTTPException) return c.json({ message: error.message }, error.status);
    if (error instanceof Rejection) return sendRejection(context, c, error);
    // Logs only the stack and the path pattern: a body may contain a password or an SSN, and a path or query
    // may grant access to an application.
    console.error(`sandbox: ${c.req.method} ${readPattern(c)} failed`, error.stack);
    return sendRejection(context, c, new Rejection('unexpected'));
  });
  return app;
}

function sendRejection({ kit }: SandboxContext, c: Context, { code, headers, body }: Rejection): Response {
  const { operationId = '' } = kit.find(c.req)?.operation ?? {};
  const example = kit.findRejection(operationId, code);
  if (!example) throw new Error(`openapi.yaml has no example of an error with the code ${code}.`);
  return c.json({ ...example.body, ...body }, example.status as ContentfulStatusCode, headers);
}
