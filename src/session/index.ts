/**
 * The public interface of `session`: the current session and its data. The product's other rooms import only from here,
 * except `SessionProvider.tsx`, because the simulation runs without JSX, and the sdk's script. Tests, the simulation and
 * the benchmark also import inner files (`.dependency-cruiser.cjs`, *session-has-one-door*).
 */
export { createQueryClient } from './calls/createQueryClient.ts';
export { findSdkError } from './calls/findSdkError.ts';
export { fetchScript, ScriptError } from './calls/fetchScript.ts';
export { isThrown, judgeFailure } from './calls/judgeFailure.ts';
export { reportError } from './calls/reportError.ts';
export { runMutation, startMutation } from './calls/runMutation.ts';
export {
  ANSWER_KEYS,
  type AnswerKey,
  GENERIC_ERROR_MESSAGE,
  isErrorOf,
  type LookupItem,
  type Sdk,
  SdkError,
  type SdkOptions,
  ServerError,
  UnauthorizedError,
} from '@admission/sdk';
export { unlessBlocked } from './calls/unlessBlocked.ts';
export { ACCEPTED_FILES } from './documents/readFile.ts';
export { cleanFileName } from './documents/cleanFileName.ts';
export { createUpload } from './documents/createUpload.ts';
export { detectFileKind, HEAD_BYTES } from './documents/detectFileKind.ts';
export { documentsOf, documentsQuery, rereadDocuments } from './documents/documents.ts';
export { pdfQuery } from './documents/pdf.ts';
export {
  isConverting,
  isListDoubtful,
  resumeConversions,
  uploadMutation,
  UPLOADS,
} from './documents/uploads.ts';
export { findUnsent, type Unsent, UNSENT_PHOTOS } from './documents/unsentFiles.ts';
export { type DocumentState, useDocument } from './reading/useDocument.ts';
export { FormEntrance } from './lifecycle/FormEntrance.ts';
export { carriedForm } from './lifecycle/carriedOver.ts';
export { LogOutFailedError } from './calls/LogOutFailedError.ts';
export { OwnerDoubtError } from './lifecycle/OwnerDoubtError.ts';
export { LOG_OUT } from './calls/logOutKey.ts';
export { followPageLife, onShown } from './lifecycle/pageLife.ts';
export { readAccess } from './browser/readAccess.ts';
export { useCached } from './reading/useCached.ts';
export { COLLECT_MS, useDebouncedFormValue } from './reading/useDebouncedFormValue.ts';
export { useAnswer, useErrors, useFormValue, useSummary, useValidating } from './reading/useFormValues.ts';
export { useIsUnkept } from './reading/useIsUnkept.ts';
export { useLookup } from './reading/useLookup.ts';
export { useRequiredCounts } from './reading/useRequiredCounts.ts';
export { useUncontrolledAnswer } from './reading/useUncontrolledAnswer.ts';
export {
  answersMutation,
  BACKGROUND_KIND,
  earlyMutation,
  saveBeforeLogOut,
  saveLastLetters,
  SAVES,
} from './saving/answers.ts';
export { chooseCount, chooseTab, countsAndTabsMutation } from './saving/countsAndTabs.ts';
export { ensureValidator, errorsByKey, postValidations } from './saving/postValidations.ts';
export { readProfile } from './calls/profile.ts';
export { saveAndValidate } from './saving/saveAndValidate.ts';
export {
  type EndReason,
  NO_SESSION,
  type NoSession,
  type OpenSession,
  type Session,
  type StudentSession,
  type ViewSession,
} from './Session.ts';
export { SessionContext, useFormStore, useSession } from './reading/SessionContext.ts';
export { Sessions } from './lifecycle/Sessions.ts';
export { SessionsContext, useSessions } from './reading/SessionsContext.ts';
export {
  closeSubmitted,
  finishSubmitted,
  RECONCILIATIONS,
  reconcileSubmitted,
  reconcileSubmittedMutation,
} from './status/reconcileSubmitted.ts';
export {
  adoptStatus,
  FIRST_STATUS,
  isSubmitting,
  lastPageMutation,
  noteMoved,
  readWebStatus,
  SUBMISSIONS,
  webStatusMutation,
} from './status/status.ts';
export { submittedAtQuery } from './status/submittedAt.ts';
export {
  forgetLogOut,
  type LogOutReason,
  newestRevision,
  noteInEntry,
  noteMerged,
  noteRevision,
  onLogOutSettledElsewhere,
  readEntry,
  readHistoryState,
  readSharedActivity,
  writeSharedActivity,
} from './browser/storage.ts';
export { contentsOf, startOver } from './saving/startOver.ts';
export { openTabChannel } from './browser/TabChannel.ts';
export { useSessionMarker } from './reading/useSessionMarker.ts';
export { type ClientSnapshot, useSnapshot } from './reading/useSnapshot.ts';
