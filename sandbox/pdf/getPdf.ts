import type { PdfStatus } from '@admission/sdk';
import { isSubmitted } from '../answers/webStatusStore.ts';
import type { StudentCall } from '../http/Operations.ts';
import { makeAccessToken } from '../views/accessToken.ts';
import { enqueuePdf } from './enqueuePdf.ts';
import { readPdfStatus } from './pdfStore.ts';

/** Tells how the PDF copy is going; the first call after the submission starts making it. */
export function getPdf({ context, account }: StudentCall): PdfStatus {
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
