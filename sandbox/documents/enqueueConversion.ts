import { writeAnswer } from '../answers/answerStore.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import { convertFile } from './convertFile.ts';
import { dropUpload, listUnfinished, moveDocument, readUpload } from './documentStore.ts';
import type { DocumentRow } from './documentStore.ts';

/** Converts a document in the background: UNPROCESSED, then IN_PROGRESS, then COMPLETED or FAILED. Spec §4. */
export function enqueueConversion(context: SandboxContext, row: DocumentRow): void {
  context.background.later(context.conversionDelayMs, () => {
    if (!moveDocument(context, row, 'IN_PROGRESS')) return;
    context.background.later(context.conversionDelayMs, () => finishConversion(context, row));
  });
}

async function finishConversion(context: SandboxContext, row: DocumentRow): Promise<void> {
  const content = readUpload(context, row.file_key);
  // Its document was removed meanwhile.
  if (!content) return;
  const result = await convertFile(content, row.file_name);
  dropUpload(context, row.file_key);
  const status = 'pdf' in result ? 'COMPLETED' : 'FAILED';
  // The applicant may have closed the page meanwhile; the answer must not depend on it.
  if (moveDocument(context, row, status, result) && status === 'COMPLETED')
    writeAnswer(context, row.account_id, row.answer_key, 'ANSWERED');
}

/** Goes on with what an earlier run left unfinished. */
export function resumeConversions(context: SandboxContext): void {
  for (const row of listUnfinished(context)) enqueueConversion(context, row);
}
