import { mutationOptions } from '@tanstack/react-query';
import {
  type ConversionStatus,
  type DocumentAnswer,
  type DocumentAnswerKey,
  SdkError,
  type UploadTarget,
} from '@admission/sdk';
import { entriesOf } from '../../core/entriesOf.ts';
import { CONVERSION_CAP_MS, CONVERSION_POLL_MS } from '../../core/constants.ts';
import { answersMutation } from '../saving/answers.ts';
import { rereadAnswers } from '../saving/takeConfirmed.ts';
import { judgeFailure } from '../calls/judgeFailure.ts';
import { runMutation, startMutation } from '../calls/runMutation.ts';
import { DocumentError, isToldInPlace, messageOf } from './DocumentError.ts';
import { failedRemovals, noteDocument, readDocuments, REMOVALS, rereadDocuments } from './documents.ts';
import { UPLOAD_WORDS } from './uploadWords.ts';
import type { StudentSession } from '../Session.ts';

/** One upload in progress. */
export interface Upload {
  readonly fileName: string;
  /**
   * The file in memory, or its rejection. Null if it was chosen before this page was loaded; the page then only
   * polls its conversion.
   */
  readonly file: Promise<File> | null;
  /** Whether this page made the file, from photographs: its conversion can then succeed later. */
  readonly isMade?: boolean;
  /** Called once the document has been converted. */
  readonly onDone?: () => void;
  readonly controller: AbortController;
}

export const UPLOADS = ['upload'] as const;

/** Serializes the calls for one document, so that a new upload waits for a removal in progress. */
const scopeOf = (key: DocumentAnswerKey) => ({ id: `document ${key}` });

/**
 * Uploads a document and waits until it has been converted. Spec §4 "Document upload".
 *
 * A failure clears the answer (DOC-07), except for a file rejected before sending or a failed conversion of a
 * file chosen before this page was loaded.
 */
export const uploadMutation = (session: StudentSession, key: DocumentAnswerKey) =>
  mutationOptions({
    mutationKey: [...UPLOADS, key],
    scope: scopeOf(key),
    // Commits when the file is chosen. A field entered later, while the upload waits, has not been left.
    onMutate: (): unknown => session.form.commit(),
    mutationFn: async ({ file: reading, fileName, isMade, onDone, controller: { signal } }: Upload) => {
      signal.throwIfAborted();
      const file = await reading;
      if (file) await send(session, key, file, signal);
      const { status, message } = await conversionEnd(session, key, signal);
      if (status === 'FAILED') {
        const why = !file ? 'failedBefore' : isMade ? 'interrupted' : 'failed';
        throw new DocumentError(message || UPLOAD_WORDS.failed, why);
      }
      if (status === 'COMPLETED') {
        noteChange(session, key, { file_name: file?.name ?? fileName, status });
        onDone?.();
      } else noteDocument(session, key, null);
    },
    onError: (error) => {
      // The next page resumes the conversion (DOC-13).
      if (session.hasLeftPage) return;
      announce(session, key, error);
      if (isToldInPlace(error) || judgeFailure(error).kind === 'signedOut' || session.signal.aborted) return;
      discard(session, key);
    },
  });

/** Removes a document, on the server first (DOC-12). If that fails, rereads the server's list. */
export const removalMutation = (session: StudentSession, key: DocumentAnswerKey) =>
  mutationOptions({
    mutationKey: [...REMOVALS, key],
    scope: scopeOf(key),
    mutationFn: () => removeDocument(session, key),
    onError: (error) => {
      announce(session, key, error);
      rereadDocuments(session, key).catch(() => undefined);
    },
  });

/** Announces a failure. Rejected files and earlier failures are only shown beside their questions. */
function announce({ announceFailure }: StudentSession, key: DocumentAnswerKey, error: Error): void {
  if (isToldInPlace(error)) return;
  if (!['aborted', 'signedOut', 'sessionReplaced'].includes(judgeFailure(error).kind))
    announceFailure(messageOf(error), key);
}

/** Discards a failed upload: locally at once, on the server silently. If that fails, rereads the list. */
function discard(session: StudentSession, key: DocumentAnswerKey): void {
  noteDocument(session, key, null, false);
  const onError = () => void rereadDocuments(session, key).catch(() => undefined);
  startMutation(session.queryClient, { ...removalMutation(session, key), onError }, undefined);
}

/** Returns whether the list may be stale: after a failed removal, or while a document is being converted. */
export function isListDoubtful(session: StudentSession): boolean {
  return failedRemovals(session).length > 0 || Object.values(readDocuments(session)).some(isRunning);
}

async function removeDocument(session: StudentSession, key: DocumentAnswerKey): Promise<void> {
  const { sdk } = session;
  const calls = [sdk.deleteDocument({ answer_key: key }), sdk.deleteConversion({ answer_key: key })];
  // Both calls have to finish before the list is read again.
  await Promise.allSettled(calls);
  await Promise.all(calls);
  noteChange(session, key, null);
}

/** Records, here and in the other tabs, that a document has been added, or removed (null). */
function noteChange(session: StudentSession, key: DocumentAnswerKey, document: DocumentAnswer | null): void {
  noteDocument(session, key, document);
  session.post({ type: 'document', key, document });
  rereadAnswers(session);
}

/** Resumes polling documents that were converting or had failed when the application was opened (DOC-13). */
export function resumeConversions(session: StudentSession): void {
  for (const [key, document] of entriesOf(readDocuments(session))) {
    if (document.status === 'COMPLETED' || document.status === 'NOT_ANSWERED') continue;
    const upload = { fileName: document.file_name, file: null, controller: new AbortController() };
    const options = uploadMutation(session, key);
    startMutation(session.queryClient, options, upload);
  }
}

/** Returns whether a document is being uploaded or converted (TRAP-62). */
export function isConverting({ queryClient }: Pick<StudentSession, 'queryClient'>): boolean {
  return queryClient.isMutating({ mutationKey: UPLOADS }) > 0;
}

async function send(
  session: StudentSession,
  key: DocumentAnswerKey,
  file: File,
  signal: AbortSignal,
): Promise<void> {
  const { sdk, queryClient } = session;
  // The save does not get the signal, because cancelling an upload does not revert the answers. It commits no field,
  // because choosing the file already has.
  const [target] = await Promise.all([
    sdk.requestUpload({ answer_key: key }, { signal }),
    runMutation(queryClient, { ...answersMutation(session), onMutate: undefined }, 'all'),
  ]);
  signal.throwIfAborted();
  await sdk
    .uploadFile(target, file, { signal })
    .catch((error: unknown) => explainNoReply(session, target, error, signal));
  const { key: file_key } = target.fields;
  await sdk.startConversion({ answer_key: key, file_key, file_name: file.name }, { signal });
  signal.throwIfAborted();
  noteDocument(session, key, { file_name: file.name, status: 'IN_PROGRESS' });
}

/**
 * Explains why no reply arrived from the storage service, which is often on another host. If the product's own calls fail
 * too, the connection is lost; otherwise, something blocks that host.
 */
async function explainNoReply(
  { sdk }: StudentSession,
  { url }: UploadTarget,
  error: unknown,
  signal: AbortSignal,
): Promise<never> {
  if (!(error instanceof SdkError) || error.isTimeout) throw error;
  await sdk.getDocuments({ signal });
  throw new DocumentError(UPLOAD_WORDS.storageBlocked(/^https?:\/\/([^/]+)/.exec(url)?.[1]), 'interrupted');
}

export const isRunning = ({ status }: Pick<ConversionStatus, 'status'>) =>
  status === 'UNPROCESSED' || status === 'IN_PROGRESS';

/** Polls until the conversion ends; gives up after five minutes (TRAP-32) or at the first failed call. */
async function conversionEnd(
  { sdk, queryClient, signal: session }: StudentSession,
  key: DocumentAnswerKey,
  signal: AbortSignal,
): Promise<ConversionStatus> {
  const until = performance.now() + CONVERSION_CAP_MS;
  for (;;) {
    const conversion = await queryClient.query({
      queryKey: ['conversion', key],
      queryFn: () => sdk.getConversion({ answer_key: key }, { signal }),
      staleTime: 0,
      gcTime: 0,
    });
    if (!isRunning(conversion)) return conversion;
    if (performance.now() >= until) throw new DocumentError(UPLOAD_WORDS.tooLong, 'interrupted');
    await pause(CONVERSION_POLL_MS, [signal, session]);
  }
}

function pause(ms: number, signals: readonly AbortSignal[]): Promise<void> {
  return new Promise((resolve, reject) => {
    setTimeout(resolve, ms);
    const abort = () => reject(new DOMException('', 'AbortError'));
    for (const signal of signals) signal.addEventListener('abort', abort, { once: true });
  });
}
