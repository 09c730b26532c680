import { mergeSaved } from '../answers/savedStore.ts';
import { printCopy } from '../pdf/printCopy.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import type { Conversion } from './Conversion.ts';
import { COPY, listUnfinished, moveDocument, takeUpload } from './documentStore.ts';
import type { DocumentRow } from './documentStore.ts';

/**
 * Converts a document to PDF in the background: UNPROCESSED, then IN_PROGRESS, then COMPLETED or FAILED. Spec
 * §4.
 */
export function enqueueConversion(context: SandboxContext, row: DocumentRow): void {
  context.background.later(context.conversionDelayMs, () => {
    if (!moveDocument(context, row, 'IN_PROGRESS')) return;
    context.background.later(context.conversionDelayMs, () => finishConversion(context, row));
  });
}

async function finishConversion(context: SandboxContext, row: DocumentRow): Promise<void> {
  const { account_id, answer_key } = row;
  const result = await (answer_key === COPY ? printCopy(context, account_id) : convertUpload(context, row));
  if (!result) return;
  const status = 'pdf' in result ? 'COMPLETED' : 'FAILED';
  // The server records the answer itself, because the applicant may have closed the page by now.
  if (moveDocument(context, row, status, result) && status === 'COMPLETED' && answer_key !== COPY)
    mergeSaved(context, account_id, 'answer', { [answer_key]: 'ANSWERED' });
}

/**
 * Converts an uploaded file at most once: a conversion that a restart interrupted fails and is not retried, because the
 * file itself may have crashed the server.
 */
async function convertUpload(context: SandboxContext, row: DocumentRow): Promise<Conversion> {
  const content = takeUpload(context, row.file_key);
  return content ? context.convert(content, row.file_name) : { failure: '' };
}

/** Resumes the conversions that an earlier run left waiting. */
export function resumeConversions(context: SandboxContext): void {
  for (const row of listUnfinished(context)) enqueueConversion(context, row);
}
