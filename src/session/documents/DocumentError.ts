import { GENERIC_ERROR_MESSAGE, SdkError } from '@admission/sdk';
import { UPLOAD_WORDS } from './uploadWords.ts';

/** A document that went wrong although every call was answered; the message may be shown as it stands. */
export class DocumentError extends Error {
  override readonly name = 'DocumentError';
  /** Refused before anything was sent; failed now, or before the page was loaded. */
  readonly why: 'refused' | 'failed' | 'failedBefore';

  constructor(message: string, why: DocumentError['why']) {
    super(message);
    this.why = why;
  }
}

/** The words for a failure of a document; a mistake of ours has only the general ones. */
export function messageOf(error: Error): string {
  // A call that took too long has words of its own.
  if (error instanceof SdkError && error.isNetworkError && !error.isTimeout) return UPLOAD_WORDS.offline;
  return error instanceof SdkError || error instanceof DocumentError ? error.message : GENERIC_ERROR_MESSAGE;
}
