import { mergeSaved } from '../answers/savedStore.ts';
import { printCopy } from '../pdf/printCopy.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import type { Conversion } from './Conversion.ts';
import { COPY, findDocument, listUnfinished, moveDocument, takeUpload } from './documentStore.ts';
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
 * Converts an uploaded file when it is the student's turn, at most once: a conversion that a restart interrupted fails
 * and is not retried, because the file itself may have crashed the server. Resolves to undefined if the document was
 * removed or replaced, or the sandbox stopped, before its turn; the next start then converts a file that still waits.
 */
function convertUpload(context: SandboxContext, row: DocumentRow): Promise<Conversion | undefined> {
  return context.conversions.take(row.account_id, async () => {
    if (findDocument(context, row.account_id, row.answer_key)?.file_key !== row.file_key) return undefined;
    const content = takeUpload(context, row.file_key);
    return content ? context.convert(content, row.file_name) : { failure: '' };
  });
}

/** Resumes the conversions that an earlier run left waiting. */
export function resumeConversions(context: SandboxContext): void {
  for (const row of listUnfinished(context)) enqueueConversion(context, row);
}
