import { Hono } from 'hono';
import { findAccount } from '../accounts/accountStore.ts';
import { HttpError } from '../http/HttpError.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import { readConverted } from './documentStore.ts';

/** Shows a converted document as the admission office would get it, to a developer: the contract has no call for it. */
export function createConvertedRoutes(context: SandboxContext): Hono {
  const routes = new Hono();
  routes.get('/documents/:answer_key', (c) => {
    const account = findAccount(context, c.req.query('username') ?? '');
    const pdf = account && readConverted(context, account.id, c.req.param('answer_key'));
    if (!pdf) throw new HttpError(404, 'There is no converted document.');
    return c.body(new Uint8Array(pdf), 200, { 'content-type': 'application/pdf' });
  });
  return routes;
}
