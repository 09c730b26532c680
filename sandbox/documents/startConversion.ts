import type { ConversionRequest, DocumentAnswerKey } from '@admission/sdk';
import type { Account } from '../accounts/Account.ts';
import { Refusal } from '../http/Refusal.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import { findDocument, putDocument } from './documentStore.ts';
import { enqueueConversion } from './enqueueConversion.ts';

const ACCEPTED = /\.(pdf|docx?|jpe?g|png)$/i;

/** Takes an uploaded file in for conversion; starting the same file again restarts nothing. */
export function startConversion(
  context: SandboxContext,
  account: Account,
  answerKey: DocumentAnswerKey,
  { file_key, file_name }: ConversionRequest,
): void {
  if (findDocument(context, account.id, answerKey)?.file_key === file_key) return;
  const upload = context.database.get(
    `SELECT 1 FROM uploads
     WHERE file_key = ? AND account_id = ? AND answer_key = ? AND content IS NOT NULL`,
    file_key,
    account.id,
    answerKey,
  );
  if (!upload) throw new Refusal('file_missing');
  if (!ACCEPTED.test(file_name)) throw new Refusal('unsupported_file');
  const document = putDocument(context, {
    account_id: account.id,
    answer_key: answerKey,
    file_key,
    file_name,
    status: 'UNPROCESSED',
    failure: '',
    held: 0,
  });
  enqueueConversion(context, document);
}
