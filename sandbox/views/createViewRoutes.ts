import type { ServiceView } from '@admission/sdk';
import { Hono } from 'hono';
import { maskSsn, readAnswers } from '../answers/answerStore.ts';
import { readCounts, readTabs } from '../answers/layoutStore.ts';
import { listDocuments } from '../documents/documentStore.ts';
import { HttpError } from '../http/HttpError.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import { findTokenOwner } from './accessToken.ts';

/** The two read-only views of an application, opened with a token and without a session. Spec §2, §6. */
export function createViewRoutes(context: SandboxContext): Hono {
  const routes = new Hono();

  routes.get('/public/tmp', (c) => {
    const owner = findTokenOwner(context, 'public', readToken(c.req.query('token')));
    if (owner === undefined)
      throw new HttpError(404, 'This link has expired. Please ask for a new one.', 'token_unknown');
    return c.json(readView(context, owner));
  });

  routes.get('/service/tmp-pdf', (c) => {
    const owner = findTokenOwner(context, 'service', readToken(c.req.query('service_token')));
    if (owner === undefined)
      throw new HttpError(401, 'This link has expired. Please open the application again.', 'token_invalid');
    return c.json(readView(context, owner));
  });
  return routes;
}

/**
 * Reads an application for other eyes: the Social Security number leaves the server masked (ROLE-16), and a document
 * is only said to be there when it is.
 */
function readView(context: SandboxContext, accountId: number): ServiceView {
  const document_answer = listDocuments(context, accountId);
  const answer = maskSsn(readAnswers(context, accountId));
  for (const key of context.checker.documentKeys)
    if (answer[key] && document_answer[key]?.status !== 'COMPLETED') answer[key] = '';
  return {
    answer,
    add_another: readCounts(context, accountId),
    document_answer,
    tabs: readTabs(context, accountId),
  };
}

function readToken(token: string | undefined): string {
  if (token) return token;
  const message = 'This link is incomplete. Please copy the whole link and try again.';
  throw new HttpError(400, message, 'invalid_request');
}
