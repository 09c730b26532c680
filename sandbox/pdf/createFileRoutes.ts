import { Hono } from 'hono';
import { HttpError } from '../http/HttpError.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import { findTokenOwner } from '../views/accessToken.ts';
import { readPdf } from './pdfStore.ts';

/** Serves the PDF copy under an unguessable, short-lived path, as a storage service would. */
export function createFileRoutes(context: SandboxContext): Hono {
  const routes = new Hono();
  routes.get('/files/:token', (c) => {
    const owner = findTokenOwner(context, 'pdf', c.req.param('token'));
    const pdf = owner === undefined ? undefined : readPdf(context, owner);
    if (!pdf) throw new HttpError(404, 'This link has expired. Please reload the page.');
    return c.body(new Uint8Array(pdf), 200, {
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="application.pdf"',
    });
  });
  return routes;
}
