import { mergeSaved } from '../answers/savedStore.ts';
import { printCopy } from '../pdf/printCopy.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import type { Conversion } from './Conversion.ts';
import {
  COPY,
  findDocument,
  listUnfinished,
  moveDocument,
  takeUpload,
  type DocumentRow,
} from './documentStore.ts';

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
  const isCopy = row.answer_key === COPY;
  record(context, row, await (isCopy ? printCopy(context, row.account_id) : convertUpload(context, row)));
}

function record(context: SandboxContext, row: DocumentRow, result: Conversion | undefined): void {
  const { account_id, answer_key } = row;
  if (!result) return;
  const status = 'pdf' in result ? 'COMPLETED' : 'FAILED';
  // The server records the answer itself, because the applicant may have closed the page by now.
  if (moveDocument(context, row, status, result) && status === 'COMPLETED' && answer_key !== COPY)
    mergeSaved(context, account_id, 'answer', { [answer_key]: 'ANSWERED' });
}

const INTERRUPTED = 'We were interrupted while we converted this file. Please upload it again.';

/**
 * Converts an uploaded file when it is the student's turn. Its content is removed first, so that a file which crashes the
 * server is not tried twice. If the server is only stopped, the content is put back, and the next start converts it.
 * Resolves to undefined then, or if the document was removed or replaced before its turn.
 */
function convertUpload(context: SandboxContext, row: DocumentRow): Promise<Conversion | undefined> {
  return context.conversions.take(row.account_id, async () => {
    if (findDocument(context, row.account_id, row.answer_key)?.file_key !== row.file_key) return undefined;
    const upload = takeUpload(context, row.file_key);
    if (!upload) return { failure: INTERRUPTED };
    const result = await context.convert(upload.content, row.file_name, context.background.stopped);
    if (!result) context.database.insert('uploads', upload);
    return result;
  });
}

/** Resumes the conversions that an earlier run left waiting. */
export function resumeConversions(context: SandboxContext): void {
  for (const row of listUnfinished(context)) enqueueConversion(context, row);
}
