import type { DocumentAnswerKey } from '@admission/sdk';
import { createUpload } from '../documents/createUpload.ts';
import {
  isConverting,
  resumeConversions,
  removalMutation,
  uploadMutation,
  UPLOADS,
} from '../documents/uploads.ts';
import { readDocuments } from '../documents/documents.ts';
import { runMutation } from '../calls/runMutation.ts';
import { sessionOf } from './sessionOf.ts';
import { DOCUMENT_FORM, type documentCalls } from './documentCalls.ts';

type Settings = Omit<Parameters<typeof sessionOf>[0], 'form' | 'calls'>;

/** A student with an open form and documents, some of which may still be converting. */
export function studentWithDocuments(calls: ReturnType<typeof documentCalls>, settings: Settings = {}) {
  const made = sessionOf({ form: DOCUMENT_FORM, calls, ...settings });
  const { session, queryClient } = made;
  resumeConversions(session);
  const stateOf = (mutationKey: readonly string[]) =>
    queryClient.getMutationCache().findAll({ mutationKey }).at(-1)?.state;
  return {
    ...made,
    /** Chooses a file; the returned function cancels the upload. */
    choose: (key: DocumentAnswerKey, file: File, isMade = false) => {
      const upload = createUpload(file, { isMade });
      runMutation(queryClient, uploadMutation(session, key), upload).catch(() => undefined);
      return () => upload.controller.abort();
    },
    remove: (key: DocumentAnswerKey) =>
      runMutation(queryClient, removalMutation(session, key), undefined).catch(() => undefined),
    isConverting: () => isConverting(session),
    upload: (key: DocumentAnswerKey) => stateOf([...UPLOADS, key]),
    documents: () => readDocuments(session),
  };
}
