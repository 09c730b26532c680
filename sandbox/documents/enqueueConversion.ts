import { writeAnswer } from '../answers/answerStore.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import { listUnfinished, moveDocument } from './documentStore.ts';
import type { DocumentRow } from './documentStore.ts';

/**
 * Takes a document through the states of a conversion: UNPROCESSED, then IN_PROGRESS, then COMPLETED or FAILED. Spec §4.
 *
 * What was found wrong with the file is known since it arrived (`judgeFile`).
 */
export function enqueueConversion(context: SandboxContext, row: DocumentRow): void {
  context.background.later(context.conversionDelayMs, () => {
    if (!moveDocument(context, row, 'IN_PROGRESS')) return;
    context.background.later(context.conversionDelayMs, () => {
      const status = row.failure === '' ? 'COMPLETED' : 'FAILED';
      // The applicant may have closed the page meanwhile; the answer must not depend on it.
      if (moveDocument(context, row, status) && status === 'COMPLETED')
        writeAnswer(context, row.account_id, row.answer_key, 'ANSWERED');
    });
  });
}

/** Goes on with what an earlier run left unfinished. */
export function resumeConversions(context: SandboxContext): void {
  for (const row of listUnfinished(context)) enqueueConversion(context, row);
}
