import { Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { createAccountRoutes } from '../accounts/createAccountRoutes.ts';
import { createAnswerRoutes } from '../answers/createAnswerRoutes.ts';
import { createDeveloperRoutes } from '../developer/createDeveloperRoutes.ts';
import { renderIndex } from '../developer/renderIndex.ts';
import { createDocumentRoutes } from '../documents/createDocumentRoutes.ts';
import { createStorageRoutes } from '../documents/createStorageRoutes.ts';
import { createLookupRoutes } from '../lookup/createLookupRoutes.ts';
import { createPdfRoutes } from '../pdf/createPdfRoutes.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import { createLogOutRoutes } from '../sessions/createLogOutRoutes.ts';
import { createViewRoutes } from '../views/createViewRoutes.ts';
import { HttpError } from './HttpError.ts';
import { limitCaller } from './limitCaller.ts';
import { logCalls, readPattern } from './logCalls.ts';
import { refuseCrossSite } from './refuseCrossSite.ts';

const DEVELOPER_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'";
const GENERIC = "We've encountered an unexpected error at this time. Please try again later.";

/** Puts the areas together into one application. */
export function createApp(context: SandboxContext): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    c.header('cache-control', 'no-store');
    c.header('x-content-type-options', 'nosniff');
    const isPage = c.req.path.startsWith('/_sandbox/');
    // A form sent without a referrer says "Origin: null", which `refuseCrossSite` takes for another site.
    c.header('referrer-policy', isPage ? 'same-origin' : 'no-referrer');
    if (isPage) c.header('content-security-policy', DEVELOPER_POLICY);
  });
  app.use(logCalls(context));
  app.use(refuseCrossSite(context));
  app.use(context.faults.middleware);

  app.get('/health', (c) => c.json({ status: 'ok' }));
  app.use('/public/*', limitCaller(context));
  app.route('/public', createAccountRoutes(context));
  app.route('/api', createLogOutRoutes(context));
  app.route('/api', createAnswerRoutes(context));
  app.route('/api', createDocumentRoutes(context));
  app.route('/api', createPdfRoutes(context));
  app.route('/', createStorageRoutes(context));
  app.route('/', createViewRoutes(context));
  app.route('/lookup', createLookupRoutes());
  app.get('/_sandbox', (c) => c.redirect('/_sandbox/'));
  // A mounted area has no path for its own address with the slash behind it.
  app.get('/_sandbox/', (c) => c.html(renderIndex(context)));
  app.route('/_sandbox', createDeveloperRoutes(context));

  app.notFound((c) => c.json({ message: 'There is nothing at this address.', code: 'not_found' }, 404));
  app.onError((error, c) => {
    if (error instanceof HttpError) {
      const { status, message, code, headers, details } = error;
      return c.json({ message, ...(code && { code }), ...details }, status as ContentfulStatusCode, headers);
    }
    // Only the stack: never a body, which may hold a password or an SSN, and of the address only its pattern, because
    // a path or a query may open somebody's application.
    console.error(`sandbox: ${c.req.method} ${readPattern(c)} failed`, error.stack);
    return c.json({ message: GENERIC, code: 'unexpected' }, 500);
  });
  return app;
}
