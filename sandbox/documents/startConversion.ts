import type { ConversionRequest, DocumentAnswerKey } from '@admission/sdk';
import type { Account } from '../accounts/Account.ts';
import { Refusal } from '../http/Refusal.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import { dropUpload, findDocument, putDocument } from './documentStore.ts';
import { enqueueConversion } from './enqueueConversion.ts';

const ACCEPTED = /\.(pdf|docx?|jpe?g|png)$/i;

type UploadRow = { refusal: string | null; arrived: number };

/** Takes an uploaded file in for conversion; starting the same file again restarts nothing. */
export function startConversion(
  context: SandboxContext,
  account: Account,
  answerKey: DocumentAnswerKey,
  { file_key, file_name }: ConversionRequest,
): void {
  const earlier = findDocument(context, account.id, answerKey);
  if (earlier?.file_key === file_key) return;
  const upload = context.database.get<UploadRow>(
    `SELECT refusal, content IS NOT NULL AS arrived FROM uploads
     WHERE file_key = ? AND account_id = ? AND answer_key = ?`,
    file_key,
    account.id,
    answerKey,
  );
  if (upload?.refusal === 'too_large') throw new Refusal('too_large');
  if (!upload?.arrived) throw new Refusal('file_missing');
  if (!ACCEPTED.test(file_name)) throw new Refusal('unsupported_file');
  if (earlier) dropUpload(context, earlier.file_key);
  const document = putDocument(context, {
    account_id: account.id,
    answer_key: answerKey,
    file_key,
    file_name,
    status: 'UNPROCESSED',
    message: '',
    held: 0,
  });
  enqueueConversion(context, document);
}
