import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import { writeAnswer } from '../answers/answerStore.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import { dropUpload, listUnfinished, moveDocument, readUpload } from './documentStore.ts';
import type { DocumentRow } from './documentStore.ts';

/** Each conversion may take half a gigabyte; more at once would not end sooner. */
const limit = pLimit(Math.min(4, availableParallelism()));

/** Converts a document in the background: UNPROCESSED, then IN_PROGRESS, then COMPLETED or FAILED. Spec §4. */
export function enqueueConversion(context: SandboxContext, row: DocumentRow): void {
  context.background.later(context.conversionDelayMs, () => {
    if (!moveDocument(context, row, 'IN_PROGRESS')) return;
    context.background.later(context.conversionDelayMs, () => limit(() => finishConversion(context, row)));
  });
}

/** Goes on with what an earlier run left unfinished. */
export function resumeConversions(context: SandboxContext): void {
  for (const row of listUnfinished(context)) enqueueConversion(context, row);
}

async function finishConversion(context: SandboxContext, row: DocumentRow): Promise<void> {
  const { stopping: signal } = context.background;
  if (signal.aborted) return;
  // Its file went with a document that was removed or replaced; nothing is moved on then.
  const content = readUpload(context, row.file_key);
  const result = content
    ? await context.convert(content, row.file_name, { signal }).catch(explain(signal))
    : { failure: 'Your file did not reach us. Please choose it again.' };
  if (result === null) return;
  if ('failure' in result) moveDocument(context, row, 'FAILED', result.failure);
  else if (moveDocument(context, row, 'COMPLETED', '', result.pdf)) {
    // The applicant may have closed the page meanwhile; the answer must not depend on it.
    writeAnswer(context, row.account_id, row.answer_key, 'ANSWERED');
    dropUpload(context, row.file_key);
  }
}

/**
 * A sandbox that is closed leaves the document as it stands: the next start goes on with it.
 *
 * Any other error is ours. It is reported, and the applicant need not wait for what will never come.
 */
const explain = (signal: AbortSignal) => (error: unknown) => {
  if (signal.aborted) return null;
  console.error('sandbox: a conversion failed', error);
  return { failure: 'We could not convert your file. Please save it as a PDF and upload it again.' };
};
