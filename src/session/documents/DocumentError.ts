import { GENERIC_ERROR_MESSAGE, SdkError } from '@admission/sdk';
import { isTemporary } from '../calls/judgeFailure.ts';
import { UPLOAD_WORDS } from './uploadWords.ts';

/** A document that failed although every call succeeded. The message may be shown as it is. */
export class DocumentError extends Error {
  override readonly name = 'DocumentError';
  /**
   * `refused`: rejected before it was sent. `failedBefore`: failed conversion of a file chosen before this
   * page was loaded. `failed`: any other failed conversion. `interrupted`: the same file may succeed later.
   */
  readonly why: 'refused' | 'failed' | 'failedBefore' | 'interrupted';

  constructor(message: string, why: DocumentError['why']) {
    super(message);
    this.why = why;
  }
}

/**
 * Returns whether the same file can be sent again with another outcome: after a lost connection, or if the
 * server was busy or had failed.
 */
export function canSucceedLater(error: Error): boolean {
  return error instanceof DocumentError ? error.why === 'interrupted' : isTemporary(error);
}

/** Returns whether a failure is shown only beside its question: a rejected file, or an earlier failure. */
export const isToldInPlace = (error: Error): boolean =>
  error instanceof DocumentError && ['refused', 'failedBefore'].includes(error.why);

/** Returns the message for a failed document; programming errors get the generic message. */
export function messageOf(error: Error): string {
  // A call that timed out has its own message.
  if (error instanceof SdkError && error.isNetworkError && !error.isTimeout) return UPLOAD_WORDS.offline;
  return error instanceof SdkError || error instanceof DocumentError ? error.message : GENERIC_ERROR_MESSAGE;
}
