import { findAccountById } from '../accounts/accountStore.ts';
import { maskSsn, readAnswers } from '../answers/answerStore.ts';
import { listDocuments } from '../documents/documentStore.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import { listUnfinishedPdfs, readPdfStatus, writePdf } from './pdfStore.ts';
import { renderApplicationPdf } from './renderApplicationPdf.ts';

/** Makes the PDF copy in the background: UNPROCESSED, then IN_PROGRESS, then COMPLETED or FAILED. */
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
    const pdf = await renderApplicationPdf({
      username: account.username,
      submittedAt: new Date(account.submitted_at ?? context.now()),
      answers: maskSsn(readAnswers(context, accountId)),
      documents: listDocuments(context, accountId),
      keyOrder: context.checker.answerKeys,
    });
    if (readPdfStatus(context, accountId)) writePdf(context, accountId, 'COMPLETED', { pdf });
  } catch (error) {
    if (readPdfStatus(context, accountId)) writePdf(context, accountId, 'FAILED');
    throw error;
  }
}
