import type { PdfStatus } from '@admission/sdk';
import { Hono } from 'hono';
import type { Account } from '../accounts/Account.ts';
import { isSubmitted } from '../answers/webStatusStore.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import { requireSession } from '../sessions/requireSession.ts';
import type { StudentEnv } from '../sessions/requireSession.ts';
import { makeAccessToken } from '../views/accessToken.ts';
import { enqueuePdf } from './enqueuePdf.ts';
import { readPdfStatus } from './pdfStore.ts';

/** The PDF copy of the application, under /api: the first call after the submission starts making it. */
export function createPdfRoutes(context: SandboxContext): Hono<StudentEnv> {
  const routes = new Hono<StudentEnv>();
  routes.get('/pdf', requireSession(context), (c) => c.json(askForPdf(context, c.var.account)));
  return routes;
}

function askForPdf(context: SandboxContext, account: Account): PdfStatus {
  const status = readPdfStatus(context, account.id);
  if (status === 'COMPLETED') {
    const token = makeAccessToken(context, account.id, 'pdf');
    return { status, url: `/_sandbox/files/${token}` };
  }
  if (status) return { status, url: '' };
  if (!isSubmitted(context, account.id)) return { status: 'NOT_ANSWERED', url: '' };
  enqueuePdf(context, account.id);
  return { status: 'UNPROCESSED', url: '' };
}
