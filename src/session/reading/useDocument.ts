import { useMutationState } from '@tanstack/react-query';
import type { DocumentAnswerKey } from '@admission/sdk';
import { useCached } from './useCached.ts';
import { judgeFailure } from '../calls/judgeFailure.ts';
import { startMutation } from '../calls/runMutation.ts';
import { canSucceedLater, DocumentError, messageOf } from '../documents/DocumentError.ts';
import { documentsOf, documentsQuery, REMOVALS } from '../documents/documents.ts';
import { createUpload, type UploadOptions } from '../documents/createUpload.ts';
import { removalMutation, type Upload, uploadMutation, UPLOADS } from '../documents/uploads.ts';
import type { StudentSession } from '../Session.ts';

/** The state of one document. */
export interface DocumentState {
  readonly stage: 'empty' | 'done' | 'converting' | 'removing' | 'rejected' | 'failed';
  readonly fileName: string;
  /** Why the document was rejected or has failed. */
  readonly message?: string;
  /** Whether sending the same file again can help. */
  readonly canRetry: boolean;
  /** Whether the page made a failed document itself, from photographs. */
  readonly isMade?: boolean;
}

/** Returns the state of a document and the actions on it. Spec §4 "Document upload". */
export function useDocument(session: StudentSession, key: DocumentAnswerKey) {
  // The list is read when the form opens, and kept up to date from then on.
  const listed = documentsOf(useCached(documentsQuery(session.sdk)))[key];
  const uploads = useMutationState({
    filters: { mutationKey: [...UPLOADS, key], exact: true },
    select: ({ state }) => ({ status: state.status, error: state.error, upload: state.variables as Upload }),
  });
  const isRemoving =
    useMutationState({ filters: { mutationKey: [...REMOVALS, key], status: 'pending' } }).length > 0;

  const last = uploads.at(-1);
  const start = (upload: Upload) => {
    forgetUploads(session, key);
    startMutation(session.queryClient, uploadMutation(session, key), upload);
  };
  return {
    state: describe(listed, last, isRemoving),
    choose: (chosen: File, options?: UploadOptions) => start(createUpload(chosen, options)),
    retry: () => last && start({ ...last.upload, controller: new AbortController() }),
    cancel: () => last?.upload.controller.abort(),
    /** Removes the document, from the server too. For a rejected file, removes only the message. */
    remove: () => {
      const wasRejected = last?.error instanceof DocumentError && last.error.why === 'rejected';
      forgetUploads(session, key);
      if (listed && !wasRejected)
        startMutation(session.queryClient, removalMutation(session, key), undefined);
    },
  };
}

function describe(
  listed: { file_name: string; status: string } | undefined,
  last: { status: string; error: Error | null; upload: Upload } | undefined,
  isRemoving: boolean,
): DocumentState {
  const fileName = last?.upload.fileName ?? listed?.file_name ?? '';
  if (last?.status === 'pending') return { stage: 'converting', fileName, canRetry: false };
  const error = last?.error;
  const isToldElsewhere = !error || ['aborted', 'signedOut'].includes(judgeFailure(error).kind);
  if (!isToldElsewhere) {
    const isRejected = error instanceof DocumentError && error.why === 'rejected';
    return {
      stage: isRejected ? 'rejected' : 'failed',
      fileName,
      canRetry: Boolean(last.upload.file) && canSucceedLater(error),
      isMade: last.upload.isMade,
      message: messageOf(error),
    };
  }
  if (isRemoving && listed) return { stage: 'removing', fileName: listed.file_name, canRetry: false };
  if (listed?.status === 'COMPLETED') return { stage: 'done', fileName: listed.file_name, canRetry: false };
  return { stage: 'empty', fileName: '', canRetry: false };
}

function forgetUploads({ queryClient }: StudentSession, key: DocumentAnswerKey): void {
  const cache = queryClient.getMutationCache();
  for (const mutation of cache.findAll({ mutationKey: [...UPLOADS, key], exact: true }))
    if (mutation.state.status !== 'pending') cache.remove(mutation);
}
