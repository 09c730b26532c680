import type { PdfStatus } from '@admission/sdk';
import { isSubmitted } from '../answers/webStatusStore.ts';
import { COPY, findDocument, putDocument } from '../documents/documentStore.ts';
import { enqueueConversion } from '../documents/enqueueConversion.ts';
import type { StudentCall } from '../http/Operations.ts';
import { makeAccessToken } from '../views/accessToken.ts';

/** Returns the status of the PDF copy; the first call after the submission starts creating it. */
export function getPdf({ context, account }: StudentCall): PdfStatus {
  const copy = findDocument(context, account.id, COPY);
  if (copy) {
    const { status } = copy;
    const isDone = status === 'COMPLETED';
    return { status, url: isDone ? `/_sandbox/files/${makeAccessToken(context, account.id, 'pdf')}` : '' };
  }
  if (!isSubmitted(context, account.id)) return { status: 'NOT_ANSWERED', url: '' };
  enqueueConversion(context, putDocument(context, { account_id: account.id, answer_key: COPY }));
  return { status: 'UNPROCESSED', url: '' };
}
