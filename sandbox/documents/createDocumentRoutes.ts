import type { ConversionRequest, DocumentAnswerKey, ProcessingStatus } from '@admission/sdk';
import { Hono } from 'hono';
import type { Context } from 'hono';
import { refuseAfterSubmission } from '../answers/refuseAfterSubmission.ts';
import { writeAnswer } from '../answers/answerStore.ts';
import { HttpError } from '../http/HttpError.ts';
import { readBody } from '../http/readBody.ts';
import { makeToken } from '../http/secrets.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import { requireSession } from '../sessions/requireSession.ts';
import type { StudentEnv } from '../sessions/requireSession.ts';
import { dropForgottenUploads, findDocument, listDocuments, removeDocument } from './documentStore.ts';
import { startConversion } from './startConversion.ts';
import { signPolicy, TARGET_LIFE_MS } from './uploadPolicy.ts';

const MESSAGES: Record<ProcessingStatus, string> = {
  COMPLETED: 'Your document is ready.',
  UNPROCESSED: 'Your document is waiting to be converted.',
  IN_PROGRESS: 'Your document is being converted.',
  FAILED: 'We could not convert your file. Please save it as a PDF and upload it again.',
  NOT_ANSWERED: 'No document has been uploaded.',
};

/** The calls around an applicant's documents, under /api. Spec §4, §7. */
export function createDocumentRoutes(context: SandboxContext): Hono<StudentEnv> {
  const routes = new Hono<StudentEnv>();
  const session = requireSession(context);

  routes.post('/presigned-url', session, async (c) => {
    const refusal = 'We cannot take a file for this question. Please reload the page and try again.';
    const body = await readBody<{ answer_key: DocumentAnswerKey }>(context, c, 'requestUpload', refusal);
    refuseAfterSubmission(context, c.var.account);
    dropForgottenUploads(context);
    const key = `uploads/${makeToken()}/${body.answer_key}`;
    const expiresAt = context.now() + TARGET_LIFE_MS;
    context.database.run(
      'INSERT INTO uploads (file_key, account_id, answer_key, expires_at) VALUES (?, ?, ?, ?)',
      key,
      c.var.account.id,
      body.answer_key,
      expiresAt,
    );
    return c.json({ url: context.storageUrl, fields: signPolicy(context, key, expiresAt) });
  });

  routes.get('/document-answer', session, (c) =>
    c.json({ document_answer: listDocuments(context, c.var.account.id) }),
  );

  routes.post('/pdf/document-answer/:answer_key{[^/]*}', session, async (c) => {
    const answerKey = readAnswerKey(context, c);
    const refusal = 'Your file did not reach us. Please choose it again.';
    const body = await readBody<ConversionRequest>(context, c, 'startConversion', refusal);
    refuseAfterSubmission(context, c.var.account);
    startConversion(context, c.var.account, answerKey, body);
    return c.json({ message: 'Your document is being converted.' });
  });

  routes.get('/pdf/document-answer/:answer_key{[^/]*}', session, (c) => {
    const document = findDocument(context, c.var.account.id, readAnswerKey(context, c));
    const status = document?.status ?? 'NOT_ANSWERED';
    return c.json({ status, message: document?.message || MESSAGES[status] });
  });

  const remove = (message: string) => (c: Context<StudentEnv>) => {
    const answerKey = readAnswerKey(context, c);
    refuseAfterSubmission(context, c.var.account);
    removeDocument(context, c.var.account.id, answerKey);
    writeAnswer(context, c.var.account.id, answerKey, '');
    return c.json({ message });
  };
  routes.delete('/document-answer/:answer_key{[^/]*}', session, remove('The document is removed.'));
  // A document without its PDF is of no use to anybody, so either call removes both.
  routes.delete(
    '/pdf/document-answer/:answer_key{[^/]*}',
    session,
    remove('The converted document is removed.'),
  );
  return routes;
}

function readAnswerKey({ checker }: SandboxContext, c: Context): DocumentAnswerKey {
  const answerKey = checker.documentKeys.find((key) => key === c.req.param('answer_key'));
  if (answerKey) return answerKey;
  const message = 'We do not know this document. Please reload the page and try again.';
  throw new HttpError(400, message, 'invalid_request');
}
