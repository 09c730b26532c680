import type { Account } from '../accounts/Account.ts';
import { findAccountById } from '../accounts/accountStore.ts';
import { readAnswers } from '../answers/answerStore.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import { makeAccessToken } from '../views/accessToken.ts';
import { makeNote } from './makeNote.ts';
import { listUnfinishedPdfs, readPdfStatus, writePdf } from './pdfStore.ts';

/** Makes the PDF copy in the background: UNPROCESSED, then IN_PROGRESS, then COMPLETED. */
export function enqueuePdf(context: SandboxContext, accountId: number): void {
  writePdf(context, accountId, 'UNPROCESSED');
  context.background.later(context.conversionDelayMs, () => {
    if (readPdfStatus(context, accountId) === undefined) return;
    writePdf(context, accountId, 'IN_PROGRESS');
    context.background.later(context.conversionDelayMs, () => finishPdf(context, accountId));
  });
}

/** Goes on with what an earlier run left unfinished. */
export function resumePdfs(context: SandboxContext): void {
  for (const accountId of listUnfinishedPdfs(context)) enqueuePdf(context, accountId);
}

async function finishPdf(context: SandboxContext, accountId: number): Promise<void> {
  const account = findAccountById(context, accountId);
  if (!account) return;
  try {
    const pdf = (await printView(context, account)) ?? (await makeNote());
    if (readPdfStatus(context, accountId)) writePdf(context, accountId, 'COMPLETED', { pdf });
  } catch (error) {
    // A product that is closed leaves the copy as it stands: the next start goes on with it.
    if (!isAbort(error)) throw error;
  }
}

/** Lets the product's own read-only view be printed; undefined where that does not work. Spec §6 "Service user". */
async function printView(context: SandboxContext, account: Account): Promise<Uint8Array | undefined> {
  const token = makeAccessToken(context, account.id, 'service');
  const { first_name, last_name } = readAnswers(context, account.id);
  const name = [first_name, last_name].filter(Boolean).join(' ') || account.username;
  try {
    return await context.renderPdf(`${context.publicOrigin}/about?service_token=${token}`, {
      name,
      submittedAt: new Date(account.submitted_at ?? context.now()),
    });
  } catch (error) {
    if (isAbort(error)) throw error;
    // The address has the token in it and stays out of the log.
    console.warn(`sandbox: the view was not printed (${error instanceof Error ? error.name : 'Error'})`);
    return undefined;
  }
}

function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}
