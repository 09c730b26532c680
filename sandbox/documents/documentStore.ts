import type { DocumentAnswerKey, DocumentAnswers, ProcessingStatus } from '@admission/sdk';
import type { SandboxContext } from '../SandboxContext.ts';

/**
 * The `answer_key` under which the PDF copy is stored. Like a document, it is generated in the background.
 */
export const COPY = 'application';

/** A row of `documents` without its PDF. */
export type DocumentRow = {
  account_id: number;
  answer_key: DocumentAnswerKey | typeof COPY;
  file_key: string;
  file_name: string;
  status: ProcessingStatus;
  /** The error message of a FAILED conversion; '' selects the default message. */
  failure: string;
  uploaded_at: number;
  held: number;
};

const NEW_DOCUMENT = { file_key: '', file_name: '', status: 'UNPROCESSED', failure: '', held: 0 } as const;

const COLUMNS = 'account_id, answer_key, file_key, file_name, status, failure, uploaded_at, held';

export function findDocument(
  context: SandboxContext,
  accountId: number,
  answerKey: string,
): DocumentRow | undefined {
  return context.database.get<DocumentRow>(
    `SELECT ${COLUMNS} FROM documents WHERE account_id = ? AND answer_key = ?`,
    accountId,
    answerKey,
  );
}

/**
 * Lists the uploaded documents by question, excluding the PDF copy and any document seeded as NOT_ANSWERED.
 */
export function listDocuments(context: SandboxContext, accountId: number): DocumentAnswers {
  const rows = context.database.all<DocumentRow>(
    `SELECT ${COLUMNS} FROM documents WHERE account_id = ? AND status <> 'NOT_ANSWERED' AND answer_key <> ?`,
    accountId,
    COPY,
  );
  return Object.fromEntries(
    rows.map(({ answer_key, file_name, status, uploaded_at }) => [
      answer_key,
      { file_name, status, uploaded_at: new Date(uploaded_at).toISOString() },
    ]),
  );
}

/** Lists the conversions to resume after a restart. Seeded documents keep their status (`held`). */
export function listUnfinished(context: SandboxContext): DocumentRow[] {
  return context.database.all<DocumentRow>(
    `SELECT ${COLUMNS} FROM documents WHERE status IN ('UNPROCESSED', 'IN_PROGRESS') AND held = 0`,
  );
}

/** Stores a document, replacing any earlier one for the question. The default status is UNPROCESSED. */
export function putDocument(
  context: SandboxContext,
  document: Pick<DocumentRow, 'account_id' | 'answer_key'> & Partial<DocumentRow>,
): DocumentRow {
  const uploaded_at = context.now();
  const row: DocumentRow = { ...NEW_DOCUMENT, uploaded_at, ...document };
  context.database.insert('documents', row);
  return row;
}

/** Updates a document's status, unless it has since been removed or replaced. Returns whether it still existed. */
export function moveDocument(
  context: SandboxContext,
  row: DocumentRow,
  status: ProcessingStatus,
  { failure = '', pdf = null }: { failure?: string; pdf?: Uint8Array | null } = {},
): boolean {
  const changed = context.database.run(
    `UPDATE documents SET status = ?, failure = ?, pdf = ?
     WHERE account_id = ? AND answer_key = ? AND file_key = ?`,
    status,
    failure,
    pdf,
    row.account_id,
    row.answer_key,
    row.file_key,
  );
  return changed > 0;
}

/** Removes the uploaded file and returns its row; undefined if it has already been removed. */
export function takeUpload(context: SandboxContext, fileKey: string) {
  return context.database.get<{ file_key: string; content: Uint8Array }>(
    'DELETE FROM uploads WHERE file_key = ? AND content IS NOT NULL RETURNING *',
    fileKey,
  );
}

/** Deletes an uploaded file. */
export function dropUpload(context: SandboxContext, fileKey: string): void {
  context.database.run('DELETE FROM uploads WHERE file_key = ?', fileKey);
}

/** Grace period after a target expires, in ms: its file may still be uploading or waiting for conversion. */
const ARRIVAL_MS = 60 * 60_000;

/** Deletes expired upload targets and their files, unless a document refers to them. */
export function dropForgottenUploads(context: SandboxContext): void {
  context.database.run(
    `DELETE FROM uploads WHERE expires_at < ?
     AND NOT EXISTS (SELECT 1 FROM documents WHERE documents.file_key = uploads.file_key)`,
    context.now() - ARRIVAL_MS,
  );
}

/** Returns the PDF that a document was converted to; undefined if it has not been converted. */
export function readConverted(
  context: SandboxContext,
  accountId: number,
  answerKey: string,
): Uint8Array | undefined {
  return context.database.get<{ pdf: Uint8Array }>(
    'SELECT pdf FROM documents WHERE account_id = ? AND answer_key = ? AND pdf IS NOT NULL',
    accountId,
    answerKey,
  )?.pdf;
}

/** Removes a document if it exists. */
export function removeDocument(context: SandboxContext, accountId: number, answerKey: string): void {
  context.database.run('DELETE FROM documents WHERE account_id = ? AND answer_key = ?', accountId, answerKey);
}
