import { GENERIC_ERROR_MESSAGE, isErrorOf, SdkError } from '@admission/sdk';
import { isTemporary } from '../calls/judgeFailure.ts';
import { UPLOAD_WORDS } from './uploadWords.ts';

/** A document that failed although every call succeeded. The message may be shown as it is. */
export class DocumentError extends Error {
  override readonly name = 'DocumentError';
  /**
   * `rejected`: invalid, so it was not sent. `failedBefore`: failed conversion of a file chosen before this
   * page was loaded. `failed`: any other failed conversion. `interrupted`: the same file may succeed later.
   */
  readonly why: 'rejected' | 'failed' | 'failedBefore' | 'interrupted';

  constructor(message: string, why: DocumentError['why']) {
    super(message);
    this.why = why;
  }
}

/** Returns whether the storage service did not take the file, or took it too late. */
const wasNotStored = (error: Error) =>
  (isErrorOf('startConversion', error) && error.code === 'file_missing') ||
  (isErrorOf('uploadFile', error) && error.code === 'upload_expired');

/**
 * Returns whether the same file can be sent again with another outcome: after a lost connection, if it was not
 * stored, or if the server was busy or had failed.
 */
export function canSucceedLater(error: Error): boolean {
  if (error instanceof DocumentError) return error.why === 'interrupted';
  return isTemporary(error) || wasNotStored(error);
}

/** Returns whether a failure is shown only beside its question: a rejected file, or an earlier failure. */
export const isToldInPlace = (error: Error): boolean =>
  error instanceof DocumentError && ['rejected', 'failedBefore'].includes(error.why);

/** Returns the message for a failed document; programming errors get the generic message. */
export function messageOf(error: Error): string {
  // A call that timed out has its own message.
  if (error instanceof SdkError && error.isNetworkError && !error.isTimeout) return UPLOAD_WORDS.offline;
  return error instanceof SdkError || error instanceof DocumentError ? error.message : GENERIC_ERROR_MESSAGE;
}
