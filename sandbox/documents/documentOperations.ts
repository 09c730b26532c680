import type { ConversionRequest, DocumentAnswerKey, ProcessingStatus } from '@admission/sdk';
import { writeAnswer } from '../answers/answerStore.ts';
import { refuseAfterSubmission } from '../answers/refuseAfterSubmission.ts';
import type { Operations, StudentCall } from '../http/Operations.ts';
import { makeToken } from '../http/secrets.ts';
import { dropUpload, findDocument, listDocuments, removeDocument } from './documentStore.ts';
import { startConversion } from './startConversion.ts';

/** A file must begin to arrive this soon after its target was asked for. */
const TARGET_LIFE_MS = 5 * 60_000;

const MESSAGES: Record<ProcessingStatus, string> = {
  COMPLETED: 'Your document is ready.',
  UNPROCESSED: 'Your document is waiting to be converted.',
  IN_PROGRESS: 'Your document is being converted.',
  FAILED: 'We could not convert your file. Please save it as a PDF and upload it again.',
  NOT_ANSWERED: 'No document has been uploaded.',
};

/** The calls around an applicant's documents. Spec §4, §7. */
export const documentOperations = {
  requestUpload: ({ context, account, body }: StudentCall<{ answer_key: DocumentAnswerKey }>) => {
    refuseAfterSubmission(context, account);
    const key = `uploads/${makeToken()}/${body.answer_key}`;
    const signature = makeToken();
    context.database.run(
      'INSERT INTO uploads (file_key, account_id, answer_key, signature, expires_at) VALUES (?, ?, ?, ?, ?)',
      key,
      account.id,
      body.answer_key,
      signature,
      context.now() + TARGET_LIFE_MS,
    );
    return { url: context.storageUrl, fields: { key, signature } };
  },

  getDocuments: ({ context, account }: StudentCall) => ({
    document_answer: listDocuments(context, account.id),
  }),

  startConversion: ({ context, account, body, values }: StudentCall<ConversionRequest>) => {
    refuseAfterSubmission(context, account);
    startConversion(context, account, values['answer_key'] as DocumentAnswerKey, body);
    return { message: MESSAGES.IN_PROGRESS };
  },

  getConversion: ({ context, account, values }: StudentCall) => {
    const document = findDocument(context, account.id, String(values['answer_key']));
    const status = document?.status ?? 'NOT_ANSWERED';
    return { status, message: (status === 'FAILED' && document?.failure) || MESSAGES[status] };
  },

  // A document without its PDF is of no use, so either call removes both.
  deleteDocument: (call: StudentCall) => remove(call, 'The document is removed.'),
  deleteConversion: (call: StudentCall) => remove(call, 'The converted document is removed.'),
} satisfies Operations;

function remove({ context, account, values }: StudentCall, message: string) {
  const answerKey = String(values['answer_key']);
  refuseAfterSubmission(context, account);
  const document = findDocument(context, account.id, answerKey);
  if (document) dropUpload(context, document.file_key);
  removeDocument(context, account.id, answerKey);
  writeAnswer(context, account.id, answerKey, '');
  return { message };
}
