import { randomBytes } from 'node:crypto';
import type { Call, Operations, StudentCall } from '../Call.ts';
import { Refusal } from '../Refusal.ts';
import type { DocumentKey, ProcessingStatus, Store, Student } from '../Store.ts';

/** In bytes: 10 MB. */
export const LARGEST_FILE = 10 * 1024 * 1024;
const TARGET_MS = 10 * 60_000;
const KINDS = /\.(pdf|docx?|jpe?g|png)$/i;
const MESSAGES: Record<ProcessingStatus, string> = {
  COMPLETED: 'Your document is ready.',
  UNPROCESSED: 'Your document is waiting to be converted.',
  IN_PROGRESS: 'Your document is being converted.',
  FAILED: 'We could not convert your file. Please save it as a PDF and upload it again.',
  NOT_ANSWERED: 'No document has been uploaded.',
};

/** Uploads and their conversion, as the student asks for them. */
export const documentOperations = {
  requestUpload: ({ body: { answer_key }, store, student }: StudentCall<{ answer_key: DocumentKey }>) => {
    student.checkOpen();
    const key = `uploads/${randomBytes(9).toString('base64url')}/${answer_key}`;
    const signature = randomBytes(24).toString('base64url');
    store.uploads.set(key, { student, answer_key, signature, expires: Date.now() + TARGET_MS });
    return { url: '/mock-storage', fields: { key, signature } };
  },

  /** Stands in for the storage service, which is a server of its own. */
  uploadFile: async ({ body, store }: Call) => {
    if (!(body instanceof FormData)) throw new Refusal('invalid_request');
    const [key, signature, file] = ['key', 'signature', 'file'].map((name) => body.get(name));
    if (typeof key !== 'string' || !(file instanceof File)) throw new Refusal('invalid_request');
    if (file.size > LARGEST_FILE) throw new Refusal('too_large');
    const target = store.uploads.get(key);
    if (!target || target.signature !== signature || target.expires < Date.now()) {
      throw new Refusal('upload_expired');
    }
    target.file = await file.bytes();
    return { message: 'The file is stored.' };
  },

  getDocuments: ({ student }: StudentCall) => ({ document_answer: listDocuments(student) }),

  startConversion: (call: StudentCall<{ file_key: string; file_name: string }>) => {
    const { body, params, store, student } = call;
    student.checkOpen();
    const { answer_key } = params;
    const { file_key, file_name } = body;
    const upload = store.uploads.get(file_key);
    const isTheirs = upload?.student === student && upload.answer_key === answer_key;
    if (!isTheirs || !upload.file) throw new Refusal('file_missing');
    if (!KINDS.test(file_name)) throw new Refusal('unsupported_file');
    if (student.documents.get(answer_key)?.file_key !== file_key) {
      const uploaded_at = new Date().toISOString();
      student.documents.set(answer_key, { file_name, file_key, uploaded_at, status: 'UNPROCESSED' });
    }
    return { message: MESSAGES.IN_PROGRESS };
  },

  getConversion: ({ params, store, student }: StudentCall) => {
    const document = student.documents.get(params.answer_key);
    const status = document?.status ?? 'NOT_ANSWERED';
    if (document) moveOn(store, document);
    return { status, message: MESSAGES[status] };
  },

  deleteDocument: ({ params, store, student }: StudentCall) => {
    student.checkOpen();
    const document = student.documents.get(params.answer_key);
    if (document) store.uploads.delete(document.file_key);
    student.documents.delete(params.answer_key);
    return { message: 'The document is removed.' };
  },

  deleteConversion: ({ params, student }: StudentCall) => {
    student.checkOpen();
    student.documents.delete(params.answer_key);
    return { message: 'The converted document is removed.' };
  },
} satisfies Operations;

/** Lists the documents as the contract shows them: without what is ours alone. */
export function listDocuments({ documents }: Student): object {
  const shown = [...documents].map(([key, { file_name, status, uploaded_at }]) => [
    key,
    { file_name, status, uploaded_at },
  ]);
  return Object.fromEntries(shown) as object;
}

/** Stands in for the worker that converts: each time its state is asked for, the work is one step further. */
export function moveOn({ isHeld }: Store, work: { status: ProcessingStatus }): void {
  if (isHeld) return;
  if (work.status === 'IN_PROGRESS') work.status = 'COMPLETED';
  if (work.status === 'UNPROCESSED') work.status = 'IN_PROGRESS';
}
