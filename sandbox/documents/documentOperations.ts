import type { ConversionRequest, DocumentAnswerKey, ProcessingStatus } from '@admission/sdk';
import { mergeSaved } from '../answers/savedStore.ts';
import { rejectAfterSubmission } from '../answers/webStatusStore.ts';
import type { Operations, StudentCall } from '../http/Operations.ts';
import { Rejection } from '../http/Rejection.ts';
import { makeToken } from '../http/secrets.ts';
import {
  dropForgottenUploads,
  dropUpload,
  findDocument,
  listDocuments,
  putDocument,
  removeDocument,
} from './documentStore.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import { enqueueConversion } from './enqueueConversion.ts';
import { TARGET_LIFE_MS } from './uploadFile.ts';

/** How many unused upload targets a student may have. */
const MOST_TARGETS = 20;

const ACCEPTED = /\.(pdf|docx?|jpe?g|png)$/i;

const MESSAGES: Record<ProcessingStatus, string> = {
  COMPLETED: 'Your document is ready.',
  UNPROCESSED: 'Your document is waiting to be converted.',
  IN_PROGRESS: 'Your document is being converted.',
  FAILED: 'We could not convert your file. Please save it as a PDF and upload it again.',
  NOT_ANSWERED: 'No document has been uploaded.',
};

/** The calls for an applicant's documents. Spec §4, §7. */
export const documentOperations = {
  requestUpload: ({ context, account, body }: StudentCall<{ answer_key: DocumentAnswerKey }>) => {
    rejectAfterSubmission(context, account);
    dropForgottenUploads(context);
    rejectManyTargets(context, account.id);
    const key = `uploads/${makeToken()}/${body.answer_key}`;
    const signature = makeToken();
    context.database.insert('uploads', {
      file_key: key,
      account_id: account.id,
      answer_key: body.answer_key,
      signature,
      expires_at: context.now() + TARGET_LIFE_MS,
    });
    return { url: context.storageUrl, fields: { key, signature } };
  },

  getDocuments: ({ context, account }: StudentCall) => ({
    document_answer: listDocuments(context, account.id),
  }),

  /** Starts the conversion of an uploaded file; a no-op if it has already been started. */
  startConversion: ({ context, account, body, values }: StudentCall<ConversionRequest>) => {
    rejectAfterSubmission(context, account);
    const answer_key = values['answer_key'] as DocumentAnswerKey;
    const { file_key, file_name } = body;
    const earlier = findDocument(context, account.id, answer_key);
    if (earlier?.file_key !== file_key) {
      const upload = context.database.get(
        `SELECT 1 FROM uploads
         WHERE file_key = ? AND account_id = ? AND answer_key = ? AND content IS NOT NULL`,
        file_key,
        account.id,
        answer_key,
      );
      if (!upload) throw new Rejection('file_missing');
      if (!ACCEPTED.test(file_name)) throw new Rejection('unsupported_file');
      if (earlier) dropUpload(context, earlier.file_key);
      const document = { account_id: account.id, answer_key, file_key, file_name };
      enqueueConversion(context, putDocument(context, document));
    }
    return { message: MESSAGES.IN_PROGRESS };
  },

  getConversion: ({ context, account, values }: StudentCall) => {
    const document = findDocument(context, account.id, String(values['answer_key']));
    const status = document?.status ?? 'NOT_ANSWERED';
    return { status, message: (status === 'FAILED' && document?.failure) || MESSAGES[status] };
  },

  // A document without its PDF is useless, so both of these calls remove the upload and the PDF.
  deleteDocument: (call: StudentCall) => remove(call, 'The document is removed.'),
  deleteConversion: (call: StudentCall) => remove(call, 'The converted document is removed.'),
} satisfies Operations;

/** Rejects a further upload while many targets of a student are open, or their files wait for a conversion. */
function rejectManyTargets(context: SandboxContext, accountId: number): void {
  const open = context.database.get<{ count: number; oldest: number }>(
    `SELECT count(*) AS count, min(expires_at) AS oldest FROM uploads
     WHERE account_id = ? AND expires_at > ? AND expires_at <= ?`,
    accountId,
    context.now(),
    context.now() + TARGET_LIFE_MS,
  );
  if (!open || open.count < MOST_TARGETS) return;
  const seconds = Math.ceil((open.oldest - context.now()) / 1000);
  throw new Rejection('too_many_requests', {
    headers: { 'retry-after': String(seconds) },
    body: { message: 'Too many uploads at once. Please wait a few minutes and try again.' },
  });
}

function remove({ context, account, values }: StudentCall, message: string) {
  const answerKey = String(values['answer_key']);
  rejectAfterSubmission(context, account);
  const document = findDocument(context, account.id, answerKey);
  if (document) dropUpload(context, document.file_key);
  removeDocument(context, account.id, answerKey);
  mergeSaved(context, account.id, 'answer', { [answerKey]: '' });
  return { message };
}
